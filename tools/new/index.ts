import path from 'node:path';
import {readSource} from '../../src/lib/source';
import {addRow} from './insert';
import {headlineOf, judgeName, type Kind, kindOf, Refusal, titleOf} from './names';
import type {Change, Project} from './project';

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
function newPost(name: string, {today}: Project): Change[] {
  const slug = `/${today.replaceAll('-', '/')}/${name}`;
  const words = {TITLE: headlineOf(name), DATE: `${today}T09:00:00Z`, SLUG: slug};
  return [{file: `blog/${today}-${name}.md`, text: filled('post.md', words)}];
}

const RECORDS = 'docs/architecture/architecture_decisions';

/** A decision record with the next number, and its row in the list of records. The sidebar is generated from the files. */
function newRecord(name: string, {pages, today, read}: Project): Change[] {
  const numbers = pages.map((file) => Number(new RegExp(`^${RECORDS}/adr_(\\d{4})\\.mdx?$`).exec(file)?.[1] ?? 0));
  const next = Math.max(0, ...numbers) + 1;
  // The list of records limits the numbers to 0999.
  if (next > 999) throw new Refusal('All numbers of decision records are taken');
  const number = String(next).padStart(4, '0');
  const headline = headlineOf(name);
  const overview = `${RECORDS}/index.md`;
  const row = `| [${number}](/${RECORDS}/adr_${number}) | ${headline} | DRAFT | ${today} |`;
  return [
    {file: `${RECORDS}/adr_${number}.md`, text: filled('adr.md', {NUMBER: number, TITLE: headline, TODAY: today})},
    {file: overview, text: addRow(read(overview), `/${RECORDS}`, row)},
  ];
}

const MAKERS: Readonly<Record<Kind, (name: string, project: Project) => Change[]>> = {
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
export function newThing(kind: string | undefined, words: readonly string[], project: Project): readonly Change[] {
  const known = kindOf(kind);
  if (words.length > 1) throw new Refusal(`A name is one word; write ${words.join('-').toLowerCase()}`);
  return MAKERS[known](judgeName(known, words[0], project), project);
}
