import path from 'node:path';
import {readSource} from '../../src/lib/source';
import {listPages} from '../check/page/pages';
import {headlineOf, judgeName, type Kind, kindOf, Refusal, titleOf} from './names';

/** A file and its new text. */
export interface Change {
  readonly file: string;
  readonly text: string;
}

/** Where and when a scaffold is made. */
interface Place {
  readonly root: string;
  /** The current date as YYYY-MM-DD. */
  readonly today: string;
}

/** Replaces the placeholders in capitals in a template. */
const filled = (template: string, words: Readonly<Record<string, string>>): string =>
  readSource(path.join(__dirname, 'templates', template)).replaceAll(/\b[A-Z]+\b/g, (word) => words[word] ?? word);

/** A scanner or hook: its catalog entry and its page. Lists and sidebar are generated from the files. */
const newEntry =
  (kind: 'scanner' | 'hook') =>
  (name: string): Change[] => {
    const words = {NAME: name, TITLE: titleOf(name)};
    return [
      {file: `src/catalog/${kind}s/${name}.yaml`, text: filled(`${kind}.yaml`, words)},
      {file: `docs/${kind}s/${name}.md`, text: filled(`${kind}.md`, words)},
    ];
  };

/** A guide. Sidebar and overview are generated from its front matter. */
const newHowTo = (name: string): Change[] => [
  {file: `docs/how-tos/${name}.md`, text: filled('how-to.md', {TITLE: headlineOf(name)})},
];

/** A post with today's date. Lists, archive, tags and feeds are generated from its front matter. */
function newPost(name: string, {today}: Place): Change[] {
  const slug = `/${today.replaceAll('-', '/')}/${name}`;
  const words = {TITLE: headlineOf(name), DATE: `${today}T09:00:00Z`, SLUG: slug};
  return [{file: `blog/${today}-${name}.md`, text: filled('post.md', words)}];
}

const RECORDS = 'docs/architecture/architecture_decisions';

/** A decision record with the next number, and its row in the list of records. The sidebar is generated from the files. */
function newRecord(name: string, {root, today}: Place): Change[] {
  const numbers = listPages(root).map((file) => new RegExp(`^${RECORDS}/adr_(\\d{4})`).exec(file)?.[1] ?? 0);
  const number = String(Math.max(...numbers.map(Number)) + 1).padStart(4, '0');
  const title = headlineOf(name);
  const overview = `${RECORDS}/index.md`;
  const lines = readSource(path.join(root, overview)).split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('|') && line.includes(`](/${RECORDS}/`));
  if (last === -1) throw new Refusal(`${overview} has no table of the records`);
  const row = `| [${number}](/${RECORDS}/adr_${number}) | ${title} | DRAFT | ${today} |`;
  return [
    {file: `${RECORDS}/adr_${number}.md`, text: filled('adr.md', {NUMBER: number, TITLE: title, TODAY: today})},
    {file: overview, text: lines.toSpliced(last + 1, 0, row).join('\n')},
  ];
}

const MAKERS: Readonly<Record<Kind, (name: string, place: Place) => Change[]>> = {
  scanner: newEntry('scanner'),
  hook: newEntry('hook'),
  'how-to': newHowTo,
  post: newPost,
  adr: newRecord,
};

/**
 * Computes all new and changed files with their complete texts, without writing them.
 *
 * @throws Refusal for an unknown kind or an invalid name
 */
export function newThing(kind: string | undefined, words: readonly string[], place: Place): readonly Change[] {
  const known = kindOf(kind);
  if (words.length > 1) throw new Refusal(`A name is one word; write ${words.join('-').toLowerCase()}`);
  return MAKERS[known](judgeName(known, words[0], place.root), place);
}
