import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PRODUCT_RELEASE, demoTargets, hooks, scanners, type Scanner} from '../../src/catalog';
import {catalogWith, expand, tableRows} from './support/expand';

const nmap = scanners.find(({id}) => id === 'nmap');
assert.ok(nmap);

/** Some scanner, made from Nmap with parts exchanged. */
const scannerWith = (parts: Partial<Scanner>): Scanner => ({...nmap, ...parts});

describe('the card of a scanner', () => {
  it('opens with a warning that leads to the successor of a deprecated scanner, or says that there is none', () => {
    const card = (successor: string | null): string => {
      const old = scannerWith({deprecation: {reason: 'It is old.', successor, removal: 'v5'}});
      const scannersNow = [old, scannerWith({id: 'zap', title: 'ZAP'})];
      return expand('::scanner-card{id="nmap"}', 'docs/page.md', catalogWith({scanners: scannersNow}));
    };
    assert.match(
      card('zap'),
      /^:::warning\[Deprecated\]\n\nNmap is deprecated\. It is old\. Use \[ZAP\]\(\/docs\/scanners\/zap\)/,
    );
    assert.match(card('zap'), /instead\. .*v5\.\n\n:::\n[^]*<div class="card-facts">\n\n\|/);
    assert.match(card(null), /Nothing takes its place\./);
  });
});

describe('installing', () => {
  it('is a command that can be copied, and says how to pin the release and where the chart lands', () => {
    const text = expand('::scanner-install{id="nmap"}');
    assert.match(text, /```bash\nhelm upgrade --install nmap oci:\/\/ghcr\.io\/securecodebox\/helm\/nmap\n```/);
    assert.ok(text.includes(`\`--version ${PRODUCT_RELEASE}\``));
    assert.ok(text.includes('`--namespace`'));
  });

  for (const hook of hooks.filter(({chart}) => chart !== null)) {
    it(`names the values and Secrets that ${hook.id} cannot do without`, () => {
      const text = expand(`::hook-install{id="${hook.id}"}`);
      for (const {key} of hook.chart?.mustSet ?? []) {
        assert.match(text, new RegExp(`--set(-json)? '?${key.replaceAll('.', String.raw`\.`)}=`));
      }
      for (const {name} of hook.secrets.filter(({optional}) => !optional)) {
        assert.ok(text.indexOf(`\`${name}\``) >= 0 && text.indexOf(`\`${name}\``) < text.indexOf('helm upgrade'), name);
      }
      assert.match(text, /```console\n\$ kubectl get scancompletionhooks\nNAME +TYPE +PRIORITY +IMAGE\n/);
    });
  }

  it('quotes values for the shell', () => {
    const chart = {...nmap.chart, mustSet: [{key: 'a', example: `[{"b": "it's"}]`, reason: 'Needed.'}]};
    const text = expand(
      '::scanner-install{id="nmap"}',
      'docs/page.md',
      catalogWith({scanners: [scannerWith({chart})]}),
    );
    assert.ok(text.includes(String.raw`--set-json 'a=[{"b": "it'\''s"}]'`), text);
  });

  for (const {id, chart, address} of demoTargets) {
    it(`puts the demo target ${id} into its namespace, waits for it, and gives its address`, () => {
      const text = expand(`::demo-target{id="${id}"}`).replaceAll(/ \\\n\s*/g, ' ');
      const helm = text.indexOf(
        `helm upgrade --install ${chart.release ?? chart.name} oci://ghcr.io/securecodebox/helm/${chart.name}`,
      );
      const wait = text.indexOf(`kubectl wait --namespace ${chart.namespace} --for=condition=Available`);
      assert.ok(helm >= 0 && wait > helm, text);
      assert.ok(text.includes(`--namespace ${chart.namespace} --create-namespace`));
      assert.ok(text.includes(`\`${address}\``));
    });
  }
});

it('no cell of a table is torn by a bar', () => {
  for (const name of ['scanners-table', 'hooks-table', 'demo-targets', 'crds-table']) {
    const [header = [], ...rows] = tableRows(expand(`::${name}`));
    assert.ok(rows.length > 5);
    for (const row of rows) assert.equal(row.length, header.length, name);
  }
});

it('a scan type is an entry with its command in a block of its own', () => {
  for (const {id, scanTypes} of scanners) {
    const text = expand(`::scanner-scan-types{id="${id}"}`).replaceAll('\\', '');
    for (const {name, command} of scanTypes) {
      const [item = ''] = text.split(/^- /m).filter((part) => part.startsWith(`\`${name}\`: `));
      assert.ok(item.includes(`{#scantype-${name}}`), name);
      assert.match(item, new RegExp(`\`\`\`bash\\n  ${command[0]}`));
    }
  }
});

describe('the rules around a scanner', () => {
  it('are its own, those that its findings start, and those that start it', () => {
    const text = expand('::scanner-rules{id="nmap"}');
    assert.match(text, /ships these rules[^]*`nmap-hostscan`[^]*that wait for findings of Nmap:[^]*`ncrack-ssh`/);
    const amass = expand('::scanner-rules{id="amass"}');
    assert.match(amass, /Rules of other charts that wait for findings of Amass:[^]*bring no rule that starts Amass\.$/);
    assert.match(
      expand('::scanner-rules{id="ncrack"}'),
      /bring no rule that waits for findings of Ncrack or starts it\.$/,
    );
  });

  it('are called missing where there are none', () => {
    const alone = scannerWith({cascadingRules: []});
    const text = expand('::scanner-rules{id="nmap"}', 'docs/page.md', catalogWith({scanners: [alone]}));
    assert.match(
      text,
      /^The chart ships no rules\.\n\nThe charts of other scanners bring no rule that waits for findings of Nmap or starts it\.$/,
    );
  });
});
