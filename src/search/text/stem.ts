/**
 * The stem of an English word after M. F. Porter, "An algorithm for suffix stripping" (1980), so that `annotate` and
 * `annotation` meet. Words that are not made of the letters a to z are returned as they are.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  return last(derived(inflected(word)));
}

const C = '[^aeiou][^aeiouy]*';
const V = '[aeiouy][aeiou]*';
/** The measure m of the paper: how often a vowel group is followed by a consonant group. */
const oneOrMore = new RegExp(`^(?:${C})?${V}${C}`);
const exactlyOne = new RegExp(`^(?:${C})?${V}${C}(?:${V})?$`);
const twoOrMore = new RegExp(`^(?:${C})?(?:${V}${C}){2}`);
const hasVowel = new RegExp(`^(?:${C})?${V}`);
const shortEnd = new RegExp(`^${C}[aeiouy][^aeiouwxy]$`);

function inflected(word: string): string {
  let w = word.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1');
  const ending = /^(.*)(?:eed)$/.exec(w);
  if (ending) {
    if (oneOrMore.test(ending[1] ?? '')) w = w.slice(0, -1);
  } else {
    const base = /^(.*)(?:ed|ing)$/.exec(w)?.[1];
    if (base !== undefined && hasVowel.test(base)) w = repaired(base);
  }
  return w.endsWith('y') && hasVowel.test(w.slice(0, -1)) ? `${w.slice(0, -1)}i` : w;
}

/** What `ed` and `ing` have taken with them: `hoping` → `hope`, `hopping` → `hop`. */
function repaired(base: string): string {
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1);
  return shortEnd.test(base) ? `${base}e` : base;
}

const longSuffixes: readonly (readonly [suffix: string, by: string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];
const shortSuffixes: readonly (readonly [suffix: string, by: string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

function replaced(word: string, suffixes: typeof longSuffixes): string {
  for (const [suffix, by] of suffixes) {
    if (!word.endsWith(suffix)) continue;
    const base = word.slice(0, -suffix.length);
    return oneOrMore.test(base) ? base + by : word;
  }
  return word;
}

const derived = (word: string): string => replaced(replaced(word, longSuffixes), shortSuffixes);

const residue = /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;
const nounResidue = /^(.+[st])ion$/;

function last(word: string): string {
  const base = (nounResidue.exec(word) ?? residue.exec(word))?.[1];
  const w = base !== undefined && twoOrMore.test(base) ? base : word;
  const open = w.endsWith('e') ? w.slice(0, -1) : w;
  const cut = open !== w && (twoOrMore.test(open) || (exactlyOne.test(open) && !shortEnd.test(open))) ? open : w;
  return twoOrMore.test(cut) && cut.endsWith('ll') ? cut.slice(0, -1) : cut;
}
