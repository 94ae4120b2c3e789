import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {suite, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {commonScannerValues} from '../../src/catalog/charts/common-scanner-values';
import {scannerById, scanners} from '../../src/catalog/scanners';
import {formatProblem} from '../../src/catalog/validate/problem';
import {field} from '../../src/catalog/validate/shape';
import {validateScanner} from '../../src/catalog/validate-scanner';
import routes from '../content/routes.json';

const folder = path.join(process.cwd(), 'src/catalog/scanners');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
  .map((name) => name.slice(0, -'.ts'.length));
const context = {routes, scanners, shared: commonScannerValues};
const ids = scanners.map(({id}) => id);

/** Versions of the wrapped tools in release 4.16.0, written down apart from the entries. */
const versions: Readonly<Record<string, string>> = {
  amass: 'v4.2.0',
  cmseek: 'v.1.1.3',
  doggo: 'v1.0.5',
  ffuf: 'v2.1.0',
  'git-repo-scanner': '1.1',
  gitleaks: 'v8.24.3',
  'kube-hunter': '0.6.8',
  kubeaudit: '0.22.2',
  ncrack: '0.7',
  nikto: '2.5.0',
  nmap: '7.95-r0',
  nuclei: 'v3.4.2',
  screenshooter: '1.0',
  semgrep: '1.120.0',
  'ssh-audit': 'v3.3.0',
  sslyze: '6.1.0',
  trivy: '0.61.1',
  'trivy-sbom': '0.61.1',
  whatweb: 'v0.5.5',
  wpscan: 'v3.8.28',
  zap: '2.16.1',
  'zap-advanced': '2.16.1',
  'zap-automation-framework': '2.16.1',
};

const everywhere = ['linux/amd64', 'linux/arm64', 'linux/ppc64le', 'linux/s390x'];
const twoPlatforms = 'amass gitleaks ncrack nmap nuclei semgrep ssh-audit sslyze wpscan zap zap-automation-framework';

/** Which rules the findings of a scanner start, of the charts that have a page here. */
const rulesByTrigger: Readonly<Record<string, readonly string[]>> = {
  amass: ['doggo-dnsscan', 'nmap-hostscan', 'whatweb-subdomain-scan'],
  nmap: [
    'ffuf-http',
    'kubernetes-control-plane',
    'kubernetes-node',
    ...['ftp', 'mssql', 'mysql', 'postgresql', 'rdp', 'smb', 'ssh', 'telnet', 'vnc'].map((name) => `ncrack-${name}`),
    'nikto-http',
    'nmap-smb',
    'nuclei-subdomain-scan-light-http',
    'nuclei-subdomain-scan-light-https',
    'screenshooter-http',
    'screenshooter-https',
    'ssh-audit',
    ...['https', 'ftps', 'ldaps', 'smtps', 'pop3s', 'imaps'].map((name) => `${name}-tls-scan`),
    'zap-http',
    'zap-https',
    'zap-advanced-http',
    'zap-advanced-https',
    'zap-http',
    'zap-https',
  ],
  whatweb: ['cmseek-cascade'],
};

const switchedOff = (key: string): readonly string[] =>
  scanners
    .filter(({chart}) => chart.values.some((value) => value.key === key && value.default === 'false'))
    .map(({id}) => id);

void suite('The scanners of the catalogue', () => {
  for (const scanner of scanners) {
    void test(`${scanner.id} has a page and is right in itself`, () => {
      assert.deepEqual(validateScanner(scanner, context).map(formatProblem), []);
    });
  }

  void test('stand in files that bear their ids, one in each', async () => {
    for (const file of files) {
      const exported: unknown = await import(pathToFileURL(path.join(folder, `${file}.ts`)).href);
      const entries = Object.entries(exported as object).filter(
        ([name]) => name !== 'default' && name !== 'module.exports',
      );
      assert.deepEqual(
        entries.map(([, entry]) => field('id')(entry)),
        [file],
        `src/catalog/scanners/${file}.ts`,
      );
    }
  });

  void test('are those that have a file and those that have a page', () => {
    const pages = routes.map(({route}) => /^\/docs\/scanners\/(.+)$/.exec(route)?.[1]).filter((id) => id !== undefined);
    assert.deepEqual(ids.toSorted(), files.toSorted());
    assert.deepEqual(ids.toSorted(), pages.toSorted());
  });

  void test('come in the order of their titles and are found by id', () => {
    const titles = scanners.map(({title}) => title.toLowerCase());
    assert.deepEqual(titles, titles.toSorted());
    for (const scanner of scanners) assert.equal(scannerById(scanner.id), scanner);
    assert.equal(scannerById('typo3scan'), undefined);
  });

  void test('wrap the tool versions of release 4.16.0', () => {
    assert.deepEqual(Object.fromEntries(scanners.map(({id, toolVersion}) => [id, toolVersion])), versions);
  });

  void test('are built for the platforms that the release really builds', () => {
    for (const {id, platforms} of scanners) {
      const count = id.startsWith('trivy') ? 4 : twoPlatforms.split(' ').includes(id) ? 2 : 1;
      assert.deepEqual(platforms, everywhere.slice(0, count), id);
    }
  });

  void test('are deprecated where release 4.16.0 says so, with the successor that it names', () => {
    const deprecated = scanners.filter(({state}) => state === 'deprecated');
    assert.deepEqual(
      deprecated.map(({id, deprecation}) => [id, deprecation?.successor, deprecation?.removal]),
      [
        ['kubeaudit', null, 'v5'],
        ['zap', 'zap-automation-framework', 'v5'],
        ['zap-advanced', 'zap-automation-framework', 'v5'],
      ],
    );
  });

  void test('have the cascading rules of release 4.16.0, each at its trigger', () => {
    const rules = scanners.flatMap(({cascadingRules}) => cascadingRules);
    for (const trigger of ids) {
      const started = rules.filter(({triggeredBy}) => triggeredBy.includes(trigger)).map(({name}) => name);
      assert.deepEqual(started.toSorted(), (rulesByTrigger[trigger] ?? []).toSorted(), trigger);
    }
    const bruteforce = rules.filter(({type}) => type === 'bruteforce');
    assert.deepEqual([...new Set(bruteforce.map(({startsScanType}) => startsScanType))], ['ncrack']);
    assert.equal(bruteforce.length, 9);
  });

  void test('have scan type names of their own', () => {
    const names = scanners.flatMap(({scanTypes}) => scanTypes.map(({name}) => name));
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) < index),
      [],
    );
    assert.equal(names.length, 30);
  });

  void test('say which security settings their charts relax', () => {
    const root = 'scanner.securityContext.runAsNonRoot';
    const writable = 'scanner.securityContext.readOnlyRootFilesystem';
    const both = ['nuclei', 'semgrep', 'ssh-audit', 'trivy', 'trivy-sbom', 'wpscan'];
    const zaps = ['zap', 'zap-advanced', 'zap-automation-framework'];
    assert.deepEqual(switchedOff(root).toSorted(), [...both, ...zaps, 'gitleaks', 'kube-hunter', 'sslyze'].toSorted());
    assert.deepEqual(switchedOff(writable).toSorted(), [...both, ...zaps, 'amass', 'cmseek'].toSorted());
  });

  void test('can be found by the words that people use', () => {
    const wanted: Readonly<Record<string, string>> = {
      'tls configuration': 'sslyze',
      'outdated web server software': 'nikto',
      'wordpress plugins': 'wpscan',
      'kubernetes misconfiguration': 'kube-hunter',
      'website technologies': 'whatweb',
      'static code analysis': 'semgrep',
      'container image vulnerabilities': 'trivy',
      cyclonedx: 'trivy-sbom',
      'open ports': 'nmap',
    };
    for (const [words, id] of Object.entries(wanted))
      assert.ok(scannerById(id)?.tags.includes(words), `${id}: ${words}`);
  });
});

void suite('The values that scanner charts share', () => {
  void test('are 34, each of them once', () => {
    assert.equal(commonScannerValues.length, 34);
    assert.equal(new Set(commonScannerValues.map(({key}) => key)).size, 34);
  });

  void test('are restrictive where they concern security', () => {
    const defaults = new Map(commonScannerValues.map(({key, default: value}) => [key, value]));
    const security = 'scanner.securityContext.';
    assert.deepEqual(
      ['runAsNonRoot', 'readOnlyRootFilesystem', 'allowPrivilegeEscalation', 'privileged', 'capabilities.drop[0]'].map(
        (key) => defaults.get(security + key),
      ),
      ['true', 'true', 'false', 'false', 'all'],
    );
    assert.equal(defaults.get('cascadingRules.enabled'), 'false');
  });
});
