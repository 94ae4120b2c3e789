import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {demoTargets, hooks, removedScanners, scanners} from '../../../src/catalog';
import {resources} from '../../../src/catalog/tools';
import {nearest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';
import {type ProseLine, proseOf} from './text';
import type {Page} from '../page/pages';
import {isProductName} from './words';

/** Words that the site uses and the English dictionary does not know. Editors with cspell read the same file. */
export const DICTIONARY = 'tools/check/prose/dictionary.txt';

/** What things of the catalog are called: whoever adds one need not teach the dictionary its name. */
function catalogNames(): string[] {
  const kinds = resources.flatMap(({kind}) => [kind, `${kind}s`, kind.replace(/y$/, 'ies')]);
  const entries = [...scanners, ...removedScanners, ...hooks, ...demoTargets].flatMap(({id, title}) =>
    `${id} ${title}`.split(/[ -]/),
  );
  return [...kinds, ...entries];
}

interface English {
  has(word: string): boolean;
  suggest(word: string): string[];
}

/** The English of the United States, without a word of the site's own. */
export async function english(): Promise<English> {
  const folder = path.dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json'));
  // A package of ECMAScript modules alone. The loader of the development server finds it by its file only.
  const file = path.join(folder, '../../cspell-trie-lib/dist/index.js');
  const {decodeTrie} = (await import(file)) as typeof import('cspell-trie-lib');
  const trie = decodeTrie(gunzipSync(readFileSync(path.join(folder, 'en_US.trie.gz'))));
  return {has: (word) => trie.has(word), suggest: (word) => trie.suggest(word, {numSuggestions: 3, timeout: 300})};
}

/** What turns British forms into American ones. */
const AMERICAN: readonly (readonly [british: RegExp, american: string])[] = [
  [/our(?=(?:s|ed|ing|al|ite|ites|able|s?)$)/, 'or'],
  [/is(?=(?:e[drs]?|ers|ing|ations?|able)$)/, 'iz'],
  [/ys(?=(?:e[drs]?|ing)$)/, 'yz'],
  [/c(?=e[ds]?$)/, 's'],
  [/ll(?=(?:ed|ing|ers?)$)/, 'l'],
];

/** British words that the dictionary takes for right, with the American ones; each stands for its forms too. */
const BRITISH: ReadonlyMap<string, string> = new Map(
  (
    'centre center, catalogue catalog, catalogued cataloged, programme program, artefact artifact, fulfil fulfill, ' +
    'whilst while, amongst among, honour honor, flavour flavor, cancell cancel, labell label, modell model, signall signal'
  )
    .split(', ')
    .flatMap((pair) => {
      const [british, american] = pair.split(' ');
      return ['', 's', 'ed', 'ing'].map((ending) => [`${british}${ending}`, `${american}${ending}`] as const);
    }),
);

const isCapitalized = (word: string): boolean => /^\p{Lu}(?:\p{Ll}+|\p{Lu}+)$/u.test(word);
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Decides whether words are spelled right. Loads its dictionaries when it is made. */
class Speller {
  private readonly own = new Set([
    ...readFileSync(path.resolve(__dirname, 'dictionary.txt'), 'utf8').split('\n'),
    ...catalogNames(),
  ]);
  private readonly judged = new Map<string, boolean>();

  constructor(private readonly dictionary: English) {}

  knows(word: string): boolean {
    let known = this.judged.get(word);
    if (known === undefined) {
      // Acronyms are as many as there are tools; whoever reads them sees at once when one is wrong.
      const isRight = this.hasSpelling(word) && !BRITISH.has(word.toLowerCase());
      known = word.length < 3 || /^\p{Lu}{2,5}s?$/u.test(word) || isRight || isProductName(word);
      this.judged.set(word, known);
    }
    return known;
  }

  /** True for a name in small letters, as it stands within `microsoft-ds`. */
  knowsName(word: string): boolean {
    return this.hasSpelling(capitalized(word)) || this.hasSpelling(word.toUpperCase());
  }

  private hasSpelling(word: string): boolean {
    const spellings = isCapitalized(word) ? [word, capitalized(word.toLowerCase()), word.toLowerCase()] : [word];
    return spellings.some((spelling) => this.own.has(spelling) || this.dictionary.has(spelling));
  }

  /** The American form of a British word. */
  american(word: string): string | undefined {
    const own = BRITISH.get(word.toLowerCase());
    if (own !== undefined) return isCapitalized(word) ? capitalized(own) : own;
    return AMERICAN.filter(([british]) => british.test(word))
      .map(([british, american]) => word.replace(british, american))
      .find((form) => this.hasSpelling(form));
  }

  suggestion(word: string): string | undefined {
    const name = [capitalized(word), word.toUpperCase()].find((spelling) => this.hasSpelling(spelling));
    if (word === word.toLowerCase() && name !== undefined) return name;
    return nearest(word, [...this.own]) ?? this.dictionary.suggest(word.toLowerCase())[0];
  }
}

let loading: Promise<Speller> | undefined;

/** The words of a text that a dictionary can know: no addresses, versions, names of files or fields. */
function wordsOf(text: string): {word: string; joined: boolean}[] {
  return (
    text
      .replaceAll(/\{#[^}]*\}/g, '')
      .split(/[\s—–…]+/)
      .map((token) => token.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
      // A word with a capital inside is the name of a field unless it begins with one.
      .filter((token) => !/^\p{Ll}+\p{Lu}/u.test(token))
      .filter((token) => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(token))
      .flatMap((token) => {
        const words = token.replaceAll('’', "'").replace(/'s?$/, '').split('-');
        return words.map((word) => ({word, joined: words.length > 1}));
      })
  );
}

function lineFlaws({text, line, generated}: ProseLine, judge: Speller, told: Set<string>): Flaw[] {
  const unknown = wordsOf(text).filter(
    ({word, joined}) => !told.has(word) && !judge.knows(word) && !(joined && judge.knowsName(word)),
  );
  return unknown.map(({word}) => {
    const american = judge.american(word);
    if (american !== undefined)
      return {
        line,
        problem: `"${word}" is British spelling`,
        mend: `write: ${american}`,
        fix: {from: word, to: american},
      };
    told.add(word);
    const meant = judge.suggestion(word);
    const made = generated ? ' (made by the directive on this line from src/catalog)' : '';
    const add = `add it to ${DICTIONARY}`;
    return {
      line,
      problem: `"${word}" is in no dictionary${made}`,
      mend: meant === undefined ? `correct it, or ${add}` : `did you mean "${meant}"? If it is right, ${add}`,
    };
  });
}

/** Checks the spelling of a page outside of code; a word that is in no dictionary is told once per page. */
export async function spellingFlaws(page: Page): Promise<Flaw[]> {
  loading ??= english().then((dictionary) => new Speller(dictionary));
  const speller = await loading;
  const told = new Set<string>();
  return proseOf(page).flatMap((line) => lineFlaws(line, speller, told));
}
