import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {scanners} from '../../src/catalog';
import {judgeCascade} from '../../src/simulator/cascade';
import {mapAt, type DataMap} from '../../src/simulator/data';
import {childOf, openPort, rule, scan} from './support/simulator';

const port = (...attributes: readonly DataMap[]): readonly DataMap[] =>
  attributes.map((some) => ({category: 'Open Port', attributes: {...some, state: 'open'}}));
const ports = (numbers: readonly number[], ...services: readonly string[]) =>
  port(...numbers.map((number) => ({port: number})), ...services.map((service) => ({service})));
const mail = (number: number, secured: string, plain: string) =>
  port({port: number}, {service: secured}, {service: plain, tunnel: 'ssl'});
const subdomain: readonly DataMap[] = [{category: 'Subdomain', osi_layer: 'NETWORK'}];
const http = ports([], 'http', 'http-*');
const https = ports([], 'https*');

/** The conditions of the rules that the charts ship. */
const CONDITIONS: Readonly<Record<string, readonly DataMap[]>> = {
  'cmseek-cascade': [
    {category: 'WEB APPLICATION', attributes: {MetaGenerator: 'Joomla! - Open Source Content Management'}},
  ],
  'doggo-dnsscan': subdomain,
  'ffuf-http': ports([], 'http*'),
  'kubernetes-control-plane': ports([6443, 2379]),
  'kubernetes-node': ports([10250]),
  'ncrack-ftp': ports([21], 'ftp'),
  'ncrack-mssql': ports([1433], 'ms-sql-s'),
  'ncrack-mysql': ports([3306], 'mysql'),
  'ncrack-postgresql': ports([5432], 'postgresql'),
  'ncrack-rdp': ports([3389], 'ms-wbt-server'),
  'ncrack-smb': ports([445, 139], 'microsoft-ds'),
  'ncrack-ssh': ports([22], 'ssh'),
  'ncrack-telnet': ports([23], 'telnet'),
  'ncrack-vnc': ports([5801, 5900, 5901, 6001], 'vnc'),
  'nikto-http': ports([], 'http*'),
  'nmap-hostscan': subdomain,
  'nmap-smb': ports([445], 'microsoft-ds', 'netbios-ssn'),
  'nuclei-subdomain-scan-light-http': ports([80], 'http', 'http-*'),
  'nuclei-subdomain-scan-light-https': ports([443], 'https', 'https*'),
  'screenshooter-http': http,
  'screenshooter-https': https,
  'ssh-audit': ports([22], 'ssh'),
  'https-tls-scan': port({port: 443}, {port: 8443}, {service: 'https*'}, {service: 'http*', tunnel: 'ssl'}),
  'ftps-tls-scan': mail(990, 'ftps', 'ftp'),
  'ldaps-tls-scan': ports([636], 'ldapssl'),
  'smtps-tls-scan': mail(465, 'smtps', 'smtp'),
  'pop3s-tls-scan': mail(995, 'pop3s', 'pop3'),
  'imaps-tls-scan': mail(993, 'imaps', 'imap'),
  'whatweb-subdomain-scan': subdomain,
  'zap-http': http,
  'zap-https': https,
  'zap-advanced-http': http,
  'zap-advanced-https': https,
};

/** A finding that a condition fits, with other values wherever the condition says nothing. */
function findingFor(condition: DataMap): DataMap {
  const wanted = Object.entries(mapAt(condition, 'attributes')).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replace('*', '-proxy') : value,
  ]);
  const {attributes} = openPort({port: 4711, service: 'unknown', ...Object.fromEntries(wanted)});
  return openPort({}, {...condition, attributes, location: 'sub.foobar.com'});
}

const shipped = scanners.flatMap((scanner) => scanner.cascadingRules.map((entry) => ({scanner: scanner.id, ...entry})));

describe('the rules that the charts ship', () => {
  it('are all tried here', () => {
    assert.deepEqual(Object.keys(CONDITIONS).toSorted(), [...new Set(shipped.map(({name}) => name))].toSorted());
    assert.equal(shipped.length, 35, 'with the one of typo3scan, which has no page, 36');
  });

  for (const entry of shipped) {
    const conditions = CONDITIONS[entry.name] ?? [];
    const own = rule(
      entry.name,
      {scanType: entry.startsScanType, parameters: entry.parameters},
      {matches: {anyOf: conditions}},
    );

    it(`have the conditions that the catalogue tells: ${entry.scanner} ${entry.name}`, () => {
      const told = entry.matches;
      const values = conditions.flatMap((condition) => [
        ...Object.values({...condition, attributes: undefined}),
        ...Object.values(mapAt(condition, 'attributes')),
      ]);
      const bare = values.flatMap((value) => (value === undefined ? [] : [String(value).replace(/-?\*$/, '')]));
      for (const value of bare) assert.ok(told.includes(value), `${value} in: ${told}`);
      for (const number of told.match(/\b\d{2,5}\b/g) ?? []) assert.ok(values.includes(Number(number)), `${number}`);
    });

    it(`match fitting findings by each entry: ${entry.scanner} ${entry.name}`, () => {
      const parent = scan('nmap-foobar.com', 'nmap');
      for (const condition of conditions) {
        const single = {...own, spec: {...mapAt(own, 'spec'), matches: {anyOf: [condition]}}};
        const child = childOf({rule: single, finding: findingFor(condition), parent});
        assert.equal(mapAt(child, 'spec')['scanType'], entry.startsScanType);
        const parameters = JSON.stringify(mapAt(child, 'spec')['parameters']);
        assert.doesNotMatch(parameters, /\{\{|""|:\/\/:/, 'every template has a value');
        if (entry.parameters.some((parameter) => parameter.includes('{{'))) {
          assert.match(parameters, /foobar\.com/);
        }
      }
    });

    it(`do not match a closed port or another category: ${entry.scanner} ${entry.name}`, () => {
      for (const condition of conditions) {
        const finding = findingFor(condition);
        const attributes = {...mapAt(finding, 'attributes'), state: 'filtered', MetaGenerator: 'TYPO3'};
        for (const other of [
          {...finding, category: 'Host'},
          {...finding, attributes, osi_layer: 'APPLICATION'},
        ]) {
          assert.equal(judgeCascade({rule: own, finding: other}).state, 'not-matched');
        }
      }
    });
  }

  it('keep a URL intact where they write three braces', () => {
    const cmseek = shipped.find(({name}) => name === 'cmseek-cascade');
    const [condition] = CONDITIONS['cmseek-cascade'] ?? [];
    const finding = {...findingFor(condition ?? {}), location: 'http://foobar.com/a?b=c'};
    const child = childOf({
      rule: rule(
        'cmseek-cascade',
        {scanType: 'cmseek', parameters: cmseek?.parameters},
        {matches: {anyOf: [condition ?? {}]}},
      ),
      finding,
    });
    assert.deepEqual(mapAt(child, 'spec')['parameters'], ['-u', 'http://foobar.com/a?b=c']);
  });
});
