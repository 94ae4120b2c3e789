import {appendFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import once from 'lodash/once';
import {demoTargets, hooks, removedScanners, scanners} from '../../../src/catalog';
import {resources} from '../../../src/catalog/tools';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {nearest} from '../../../src/lib/nearest';
import {names, type Prose} from './lint';

const ROOT = path.resolve(__dirname, '../../..');

/** Words that are not in cspell's English dictionary. Editors with cspell read the same file. */
const DICTIONARY = 'project-words.txt';

/** Flagged words, mostly British spelling, and their replacements. */
const FLAGGED: ReadonlyMap<string, string> = new Map(
  (JSON.parse(readFileSync(path.join(ROOT, 'cspell.json'), 'utf8')) as {flagWords: string[]}).flagWords.map(
    (pair) => pair.split('->') as [string, string],
  ),
);

/** Names in the catalog, so that a new scanner needs no entry in the dictionary. */
function catalogNames(): string[] {
  const kinds = resources.flatMap(({kind}) => [kind, `${kind}s`, kind.replace(/y$/, 'ies')]);
  const named = [...scanners, ...removedScanners, ...hooks, ...demoTargets];
  const entries = named.flatMap(({id, title}) => `${id} ${title}`.split(/[ -]/));
  return [...kinds, ...entries];
}

const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const own = new Set([
  ...readFileSync(path.join(ROOT, DICTIONARY), 'utf8').split('\n'),
  ...catalogNames(),
  ...names,
  ...names.map((name) => name.toLowerCase()),
]);

/** Caches words found in the dictionary, because decoding it takes 20 % of the time to check one page. */
const FOUND = path.join(ROOT, 'node_modules/.cache/check/english.txt');
const found = new Set(existsSync(FOUND) ? readFileSync(FOUND, 'utf8').split('\n') : []);
/** Words found since the cache was read. */
const added: string[] = [];

/** Appends in one step, because several workers save their words at the same time. */
function saveAdded(): void {
  mkdirSync(path.dirname(FOUND), {recursive: true});
  appendFileSync(FOUND, added.map((word) => `\n${word}`).join(''));
}

/** cspell's dictionary of American English. */
const english = once(() => {
  process.once('exit', saveAdded);
  const folder = path.dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json'));
  // The package contains only ES modules, so it is loaded by its file path.
  const file = path.join(folder, '../../cspell-trie-lib/dist/index.js');
  const {decodeTrie} = require(file) as typeof import('cspell-trie-lib');
  return decodeTrie(gunzipSync(readFileSync(path.join(folder, 'en_US.trie.gz'))));
});

function isEnglish(word: string): boolean {
  const isListed = english().has(word);
  if (isListed) {
    found.add(word);
    added.push(word);
  }
  return isListed;
}

function isKnown(word: string, isPart: boolean): boolean {
  const lower = word.toLowerCase();
  const isCapitalized = /^\p{Lu}(?:\p{Ll}+|\p{Lu}+)$/u.test(word);
  // Names are lowercase in compounds such as `microsoft-ds`.
  const forms = [
    word,
    ...(isCapitalized ? [lower, capitalized(lower)] : []),
    ...(isPart ? [capitalized(word), word.toUpperCase()] : []),
  ];
  return forms.some((form) => own.has(form) || found.has(form)) || forms.some(isEnglish);
}

const suggestion = (word: string): string | undefined =>
  nearest(word, [...english().suggest(word.toLowerCase(), {numSuggestions: 2, timeout: 300}), ...own]);

/** Splits a line into words, without versions, file names, fields and acronyms. */
const wordsOf = (line: string): {word: string; isPart: boolean}[] =>
  line
    .split(/[\s—–…]+/)
    .map((token) => token.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((token) => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(token) && !/^\p{Ll}+\p{Lu}/u.test(token))
    .flatMap((token) => {
      const words = token.replaceAll('’', "'").replace(/'s?$/, '').split('-');
      return words.map((word) => ({word, isPart: words.length > 1}));
    })
    .filter(({word}) => word.length > 2 && !/^\p{Lu}{2,5}s?$/u.test(word));

/** Checks the spelling of prose. Reports each unknown word once. */
export function checkSpelling({text, lineOf}: Prose): Diagnostic[] {
  const reported = new Set<string>();
  return text.split('\n').flatMap((said, index) =>
    wordsOf(said).flatMap(({word, isPart}): Diagnostic[] => {
      const line = lineOf(index + 1);
      const american = FLAGGED.get(word.toLowerCase());
      if (american !== undefined) {
        const to = /^\p{Lu}/u.test(word) ? capitalized(american) : american;
        return [{line, problem: `"${word}" is British spelling`, fix: `write "${to}"`}];
      }
      if (reported.has(word) || isKnown(word, isPart)) return [];
      reported.add(word);
      const near = suggestion(word);
      const add = `add it to ${DICTIONARY}`;
      const fix = near === undefined ? `correct it, or ${add}` : `did you mean "${near}"? If it is correct, ${add}`;
      return [{line, problem: `"${word}" is not in the dictionary`, fix}];
    }),
  );
}
