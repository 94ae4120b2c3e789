import type {Flaw} from '../../../src/text/flaw';
import {nodeFlaws} from '../page/nodes';
import type {Page} from '../page/pages';

/** Names in their one spelling. Inside code, addresses and file names anything goes. */
export const NAMES: readonly string[] = [
  'Kubernetes',
  'secureCodeBox',
  'DefectDojo',
  'GitHub',
  'GitLab',
  'JavaScript',
  'TypeScript',
  'WordPress',
  'PostgreSQL',
  'MinIO',
  'OpenVAS',
  'Elasticsearch',
  'Kibana',
  'YAML',
  'JSON',
  'URL',
  'API',
];

const NAME_KEYS: ReadonlySet<string> = new Set(NAMES.map((name) => name.toLowerCase()));

/** True for a name whose spelling is told here, in whatever letters. */
export const isProductName = (word: string): boolean => NAME_KEYS.has(word.toLowerCase());

/** Words that leave people out, or that praise: what to write instead. Those of other English are told with the spelling. */
const WORDS: Readonly<Record<string, readonly [problem: string, mend: string]>> = {
  'white-?lists?(?:ed|ing)?': ['a word that leaves people out', 'allow list'],
  'black-?lists?(?:ed|ing)?': ['a word that leaves people out', 'deny list'],
  'master[/-]slave|slaves?': ['a word that leaves people out', 'primary and replica'],
  'sanity checks?': ['a word that leaves people out', 'check'],
  'seamless(?:ly)?': ['praise', 'say what happens'],
  'effortless(?:ly)?': ['praise', 'say what it takes'],
  'cutting-edge|state-of-the-art|world-class|best-in-class': ['praise', 'say what it does'],
  'blazing(?:ly)?': ['praise', 'give the figure'],
};

const RULES = Object.entries(WORDS).map(([pattern, [what, mend]]) => ({
  pattern: new RegExp(`(?<![\\w./-])(?:${pattern})(?![\\w/-])`, 'i'),
  what,
  mend,
}));

/** Articles that stumble over the next word. Words that begin with u, h or an acronym depend on how they are said. */
const ARTICLES: readonly (readonly [pattern: RegExp, mend: string])[] = [
  [/(?<![\w-])[Aa] ((?!(?:one|once|and|or|is|in|on|at|as|if|it)\b|eu|ewe)[aeio][a-z]{2,})(?![\w/-])/, 'an'],
  [
    /(?<![\w-])[Aa]n ((?=[bcdgjkpqtvwyz]|f[aeioulr]|s[acehiktuwyn]|r[aeiou]|m[aeiou]|l[aeiou])[a-z]{3,})(?![\w/-])/,
    'a',
  ],
];

/** Doubled on purpose in good English. */
const MAY_REPEAT = new Set(['that', 'had', 'is', 'in', 'on']);

function wordFlaws(text: string): Omit<Flaw, 'line'>[] {
  const flaws: Omit<Flaw, 'line'>[] = [];
  for (const [whole, word] of text.matchAll(/(?<![\p{L}\d-])(\p{L}{2,})\s+\1(?![\p{L}\d-])/giu))
    if (!MAY_REPEAT.has(word!.toLowerCase()) && word === word!.toLowerCase())
      flaws.push({
        problem: `a word stands twice: "${whole.replaceAll(/\s+/g, ' ')}"`,
        mend: `write "${word}" once`,
        fix: {from: whole, to: word!},
      });
  for (const {pattern, what, mend} of RULES) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) flaws.push({problem: `"${found}" is ${what}`, mend: `write: ${mend}`});
  }
  for (const [pattern, article] of ARTICLES) {
    const [whole, next] = pattern.exec(text) ?? [];
    if (whole !== undefined)
      flaws.push({
        problem: `"${whole}" has the wrong article`,
        mend: `write "${article} ${next}"`,
        fix: {from: whole, to: `${whole.startsWith('A') ? `A${article.slice(1)}` : article} ${next}`},
      });
  }
  for (const name of NAMES) {
    const found = new RegExp(`(?<![\\w./:@#-])${name}(?![\\w/-]|\\.\\w)`, 'gi');
    for (const [spelled] of text.matchAll(found))
      if (spelled !== name && spelled.toLowerCase() === name.toLowerCase())
        flaws.push({
          problem: `the name is not spelled "${spelled}"`,
          mend: `write ${name}`,
          fix: {from: spelled, to: name},
        });
  }
  return flaws;
}

/** Checks the words of a page outside code. Links keep the names that others gave their pages. */
export const proseFlaws = (page: Page): Flaw[] =>
  nodeFlaws(page, (node, parent, isGenerated) => {
    if (node.type !== 'text' || parent?.type === 'link' || isGenerated) return [];
    const lines = node.value.split('\n');
    return lines.flatMap((text, below) => {
      // A word may also stand at the end of a line and at the beginning of the next.
      const before = /\S+$/.exec(lines[below - 1] ?? '')?.[0] ?? '';
      const earlier = new Set(wordFlaws(before).map(({problem}) => problem));
      return wordFlaws(`${before} ${text}`)
        .filter(({problem}) => !earlier.has(problem))
        .map((flaw) => ({...flaw, below}));
    });
  });
