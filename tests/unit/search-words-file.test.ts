import assert from 'node:assert/strict';
import {test} from 'node:test';
import {IndexFormatError} from '../../src/search/index/format-error';
import {readWordsFile, wordsFileOf, type Occurrences} from '../../src/search/index/words-file';

const words = new Map<string, Occurrences>([
  [
    'scan',
    new Map([
      [0, false],
      [1, true],
      [45, true],
      [46, false],
      [9999, true],
    ]),
  ],
  ['scans', new Map([[7, false]])],
  ['größe', new Map([[300, false]])],
  [`${'long'.repeat(16)}a`, new Map([[1, false]])],
  [`${'long'.repeat(16)}b`, new Map([[2, true]])],
]);
/** What names say: words of the text, and others. */
const named = ['dojo', 'scan', 'zap'];
const file = JSON.parse(
  JSON.stringify(
    wordsFileOf(words, 10_000, named, {
      messages: [[7, 'no such file']],
      asked: [
        [3, 'zap hangs', 'Scan never ends', 'CrashLoopBackOff'],
        [9999, 'hangs'],
      ],
      leads: [[7, 'zap never hangs', 'without an end']],
      entries: [[0, 'entry', ['Other', 'value-']]],
    }),
  ),
) as ReturnType<typeof wordsFileOf>;

const sections = Array.from({length: 10_000}, (_, place) => place);

test('every word with every place and count comes back from its compact form', () => {
  const read = [...readWordsFile(file, sections, named).words].filter(([, {size}]) => size > 0);
  assert.deepEqual(new Map(read.toSorted()), new Map([...words].toSorted()));
});

test('how readers ask and what stands out come back without words that say nothing, two words as they were written', () => {
  const {asked, leads} = readWordsFile(file, sections, named);
  assert.deepEqual(asked, [
    [3, 'zap hangs'],
    [3, 'scan ends'],
    [3, 'crashloopbackoff'],
    [9999, 'hangs'],
  ]);
  assert.deepEqual(leads, [
    [7, 'zap hangs'],
    [7, 'end'],
  ]);
});

test('a word that a name says is not written a second time', () => {
  // Each term begins with the length that it shares with the one before, a character from a colon to a capital.
  assert.doesNotMatch(file.terms, /scan(?=[:-Z]|$)/);
  assert.match(file.terms, /scans(?=[:-Z]|$)/);
});

test('words of another form, another build or with damage are refused rather than searched', () => {
  const wrong: readonly unknown[] = [
    null,
    {},
    {...file, formatVersion: 2},
    {...file, terms: undefined},
    {...file, documents: 9000},
    {...file, names: 2},
    {...file, places: file.places.slice(0, 3)},
    {...file, frequencies: ''},
    {...file, frequencies: file.frequencies.replace(/./, '"')},
    {...file, places: file.places.replace(/./, '\n')},
    {...file, messages: [['7', 'no such file']]},
    {...file, asked: [[7, 'no such file']]},
    {...file, asked: ''},
  ];
  for (const content of wrong) assert.throws(() => readWordsFile(content, sections, named), IndexFormatError);
  assert.throws(() => readWordsFile(file, sections, ['dojo', 'scans', 'zap']), IndexFormatError);
});
