import assert from 'node:assert/strict';
import {test} from 'node:test';
import {IndexFormatError} from '../../src/search/index/format-error';
import {readWordsFile, wordsFileOf, type Occurrences} from '../../src/search/index/words-file';

const words = new Map<string, Occurrences>([
  ['scan', {documents: [0, 1, 45, 46, 9999], repeated: [false, true, true, false, true]}],
  ['scans', {documents: [7], repeated: [false]}],
  ['größe', {documents: [300], repeated: [false]}],
  [`${'long'.repeat(16)}a`, {documents: [1], repeated: [false]}],
  [`${'long'.repeat(16)}b`, {documents: [2], repeated: [true]}],
]);
/** What names say: words of the text, and others. */
const named = ['dojo', 'scan', 'zap'];
const file = JSON.parse(
  JSON.stringify(
    wordsFileOf(words, 10_000, named, {
      messages: [[7, 'no such file']],
      asked: [],
      entries: [[0, 'entry', ['Other', 'value-']]],
    }),
  ),
) as ReturnType<typeof wordsFileOf>;

const sections = Array.from({length: 10_000}, (_, place) => place);

test('every word with every place and count comes back from its compact form', () => {
  const read = [...readWordsFile(file, sections, named).words].filter(([, {documents}]) => documents.length > 0);
  assert.deepEqual(new Map(read.toSorted()), new Map([...words].toSorted()));
});

test('a word that a name says is not written a second time', () => {
  assert.doesNotMatch(file.terms, /scan$/m);
  assert.match(file.terms, /scans$/m);
});

test('words of another form, another build or with damage are refused rather than searched', () => {
  const wrong: readonly unknown[] = [
    null,
    {},
    {...file, formatVersion: 1},
    {...file, terms: undefined},
    {...file, documents: 9000},
    {...file, names: 2},
    {...file, places: file.places.slice(0, 3)},
    {...file, frequencies: ''},
    {...file, messages: [['7', 'no such file']]},
    {...file, asked: [['7', 'no such file']]},
  ];
  for (const content of wrong) assert.throws(() => readWordsFile(content, sections, named), IndexFormatError);
  assert.throws(() => readWordsFile(file, sections, ['dojo', 'scans', 'zap']), IndexFormatError);
});
