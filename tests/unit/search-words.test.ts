import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fold} from '../../src/search/text/fold';
import {stem} from '../../src/search/text/stem';
import {distance} from '../../src/search/text/distance';
import {termsOf, wordsOf} from '../../src/search/text/words';

const terms = (text: string): string[] => wordsOf(text).flatMap(termsOf);

for (const [promise, text, ...expected] of [
  ['a name in CamelCase is found whole and by its parts', 'ScheduledScan', 'scheduledscan', 'scheduled', 'scan'],
  ['so is a field', 'repeatInterval', 'repeatinterval', 'repeat', 'interval'],
  ['and a name that begins with an acronym', 'ZAPProxy', 'zapproxy', 'zap', 'proxy'],
  ['acronyms and names with digits stay whole', 'SBOMs log4shell 38C3 k8s', 'sboms', 'log4shell', '38c3', 'k8s'],
  ['an API group keeps its form', 'securecodebox.io/v1', 'securecodebox.io/v1', 'securecodebox.io'],
  ['a flag is found with and without dashes', '--set=image.tag', 'set', '--set', 'image.tag', 'image', 'tag'],
  ['a short flag keeps its dash', '-p', '-p'],
  ['a version stays whole', 'v4.16.0', 'v4.16.0', '4.16.0'],
  ['an address stays whole', '10.10.0.0/16', '10.10.0.0/16'],
] as const)
  test(promise, () => assert.deepEqual(terms(text), expected));

for (const [promise, text, whole, ...parts] of [
  [
    'an annotation',
    'a.securecodebox.io/product-name',
    'a.securecodebox.io/product-name',
    'productname',
    'product',
    'name',
  ],
  ['a path', '/home/scb/raw-results.xml', 'home/scb/raw-results.xml', 'rawresults', 'raw', 'results', 'xml'],
  [
    'a dotted value',
    'config.autoDiscovery.enabled',
    'config.autodiscovery.enabled',
    'autodiscovery',
    'auto',
    'enabled',
  ],
] as const)
  test(`${promise} is found whole, and by the names in it`, () => {
    const found = terms(text);
    assert.equal(found[0], whole);
    for (const part of parts) assert.ok(found.includes(part), part);
    assert.ok(!found.includes('home'), 'a folder on the way tells nothing');
  });

test('kebab-case and CamelCase of the same words meet, and so do numbers with and without leading zeros', () => {
  assert.equal(terms('scan-completion-hook')[0], terms('ScanCompletionHook')[0]);
  assert.ok(terms('ADR-0011').includes('11'));
  assert.equal(terms('adr_0011')[0], terms('ADR-0011')[0]);
});

test('words know where they stand in the text', () => {
  const text = 'Use "kube-hunter", not --all.';
  assert.deepEqual(
    wordsOf(text).map(({start, end}) => text.slice(start, end)),
    ['Use', 'kube-hunter', 'not', '--all'],
  );
});

test('letters of any script and case are compared in one form', () => {
  assert.equal(fold('Größe'), 'grosse');
  assert.equal(fold('ﬁle'), 'file');
  assert.equal(fold('Ångström'), 'angstrom');
});

test('lone surrogates and other odd characters give words or nothing, never an error', () => {
  for (const odd of ['\ud800', 'a\udc00b', '', '...', '---', '\u0000', '\u202e', '🚀', "'", '/'.repeat(600)]) {
    assert.ok(Array.isArray(wordsOf(odd)), JSON.stringify(odd));
  }
});

test('inflected forms share a stem', () => {
  for (const [a, b] of [
    ['scan', 'scanning'],
    ['cascade', 'cascading'],
    ['annotate', 'annotation'],
    ['install', 'installation'],
    ['vulnerability', 'vulnerabilities'],
    ['hopping', 'hop'],
  ] as const) {
    assert.equal(stem(a), stem(b), `${a} and ${b}`);
  }
});

test('different words do not share a stem', () => {
  assert.notEqual(stem('hook'), stem('host'));
  assert.notEqual(stem('hoping'), stem('hopping'));
});

for (const [what, typed, known, limit, whole] of [
  ['a letter more', 'trivvy', 'trivy', 2, 1],
  ['a letter less', 'amas', 'amass', 2, 1],
  ['another letter', 'whatwep', 'whatweb', 2, 1],
  ['two letters exchanged', 'nmpa', 'nmap', 2, 1],
  ['too many, which count as one more than the limit', 'abcd', 'wxyz', 2, 3],
  ['too many for a short word', 'ab', 'abcdefgh', 1, 2],
] as const)
  test(`a typing error is ${what}`, () => assert.equal(distance(typed, known, limit).whole, whole));

test('a growing word is compared with the beginning of a known one', () => {
  assert.deepEqual(distance('notifcat', 'notification', 2), {whole: 3, beginning: 1});
});
