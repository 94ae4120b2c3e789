import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fold} from '../../src/search/text/fold';
import {stem} from '../../src/search/text/stem';
import {distance} from '../../src/search/text/distance';
import {termsOf, wordsOf} from '../../src/search/text/words';

const terms = (text: string): string[] => wordsOf(text).flatMap(termsOf);

test('a name in CamelCase is found as a whole and by its parts', () => {
  assert.deepEqual(terms('ScheduledScan'), ['scheduledscan', 'scheduled', 'scan']);
  assert.deepEqual(terms('repeatInterval'), ['repeatinterval', 'repeat', 'interval']);
  assert.deepEqual(terms('ZAPProxy'), ['zapproxy', 'zap', 'proxy']);
});

test('kebab-case and CamelCase of the same words meet', () => {
  assert.equal(terms('scan-completion-hook')[0], terms('ScanCompletionHook')[0]);
});

test('acronyms, also in the plural, and names with digits stay whole', () => {
  assert.deepEqual(terms('SBOMs log4shell 38C3 k8s'), ['sboms', 'log4shell', '38c3', 'k8s']);
});

test('an API group keeps its exact form beside the group and the name', () => {
  assert.deepEqual(terms('execution.securecodebox.io/v1'), [
    'execution.securecodebox.io/v1',
    'execution.securecodebox.io',
  ]);
  const found = terms('defectdojo.securecodebox.io/product-name');
  assert.equal(found[0], 'defectdojo.securecodebox.io/product-name');
  for (const part of ['defectdojo.securecodebox.io', 'productname', 'product', 'name'])
    assert.ok(found.includes(part), part);
});

test('a path is found whole and by the name at its end', () => {
  const found = terms('/home/securecodebox/raw-results.xml');
  assert.equal(found[0], 'home/securecodebox/raw-results.xml');
  for (const part of ['rawresults', 'raw', 'results', 'xml']) assert.ok(found.includes(part), part);
  assert.ok(!found.includes('home'));
});

test('a dotted value is found whole and by each name in it', () => {
  const found = terms('config.containerAutoDiscovery.enabled');
  assert.equal(found[0], 'config.containerautodiscovery.enabled');
  for (const part of ['containerautodiscovery', 'container', 'discovery', 'enabled'])
    assert.ok(found.includes(part), part);
});

test('a flag is found with and without its dashes, and its value apart from it', () => {
  assert.deepEqual(terms('--set=image.tag'), ['set', '--set', 'image.tag', 'image', 'tag']);
  assert.deepEqual(terms('-p'), ['-p']);
});

test('a version and an address stay whole', () => {
  assert.deepEqual(terms('v4.16.0'), ['v4.16.0', '4.16.0']);
  assert.deepEqual(terms('10.10.0.0/16'), ['10.10.0.0/16']);
});

test('a number with leading zeros is found without them', () => {
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

test('an edit is a letter more, less or other, or two exchanged', () => {
  for (const [typed, known] of [
    ['trivvy', 'trivy'],
    ['amas', 'amass'],
    ['whatwep', 'whatweb'],
    ['nmpa', 'nmap'],
  ] as const) {
    assert.equal(distance(typed, known, 2).whole, 1, typed);
  }
});

test('a growing word is compared with the beginning of a known one', () => {
  assert.deepEqual(distance('notifcat', 'notification', 2), {whole: 3, beginning: 1});
});

test('what is too far is given as one more than the limit', () => {
  assert.equal(distance('abcd', 'wxyz', 2).whole, 3);
  assert.equal(distance('ab', 'abcdefgh', 1).whole, 2);
});
