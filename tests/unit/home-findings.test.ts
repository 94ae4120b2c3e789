import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {scanners} from '../../src/catalog';
import {findings, openPort, weakAlgorithms} from '../../src/components/HomeFindings/findings';
import {shippedRules} from '../../src/markdown/try-blocks/shipped-rules';
import {judgeShipped} from '../../src/simulator/shipped';
import {literal} from '../../src/text/literal';

const docs = path.join(__dirname, '../../docs');

/** A name of the catalog, whose placeholders stand for anything. */
const pattern = (name: string) =>
  new RegExp(
    `^${name
      .split(/<[^>]+>/)
      .map(literal)
      .join('.+')}$`,
  );

test('what the home page shows as findings is what the parsers write, severity and all', () => {
  const unknown = findings.filter(({scanner, category, name, severity}) => {
    const kinds = scanners.find(({id}) => id === scanner)?.findings ?? [];
    return !kinds.some(
      (kind) =>
        pattern(kind.category).test(category) && pattern(kind.name).test(name) && kind.severity.includes(severity),
    );
  });
  assert.deepEqual(unknown, []);
});

test('the home page shows each scanner once, by the title of its page', () => {
  assert.equal(new Set(findings.map(({scanner}) => scanner)).size, findings.length);
  for (const {scanner, by} of findings) {
    assert.ok(readFileSync(path.join(docs, 'scanners', `${scanner}.md`), 'utf8').includes(by), scanner);
  }
});

test('the pipeline of the home page is true: the open port that it shows starts the scan that finds the next finding', () => {
  const page = readFileSync(path.join(docs, 'scanners/ssh-audit.md'), 'utf8');
  for (const shown of [weakAlgorithms.name, weakAlgorithms.location, 'dummy-ssh.demo-targets.svc'])
    assert.ok(page.includes(shown), shown);
  const {name, category, severity, location} = openPort;
  const finding = {
    name,
    category,
    severity,
    location,
    attributes: {port: 22, service: 'ssh', state: 'open', hostname: 'dummy-ssh.demo-targets.svc'},
  };
  const parent = {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'Scan',
    metadata: {name: 'nmap'},
    spec: {scanType: 'nmap', cascades: {matchLabels: {'securecodebox.io/invasive': 'non-invasive'}}},
  };
  const started = JSON.stringify(judgeShipped(shippedRules, finding, parent).result?.value ?? []);
  assert.match(started, /"scanType":"ssh-audit"/);
});
