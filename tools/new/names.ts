import {existsSync} from 'node:fs';
import path from 'node:path';
import {charts} from '../../src/catalog';
import {suggest} from '../../src/lib/nearest';
import {listPages} from '../check/page/pages';
import {names as NAMES} from '../check/prose/lint';

export const KINDS = ['scanner', 'hook', 'how-to', 'post', 'adr'] as const;
export type Kind = (typeof KINDS)[number];

/** Invalid arguments, with a message for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

const FOLDERS: Readonly<Partial<Record<Kind, string>>> = {
  scanner: 'docs/scanners',
  hook: 'docs/hooks',
  'how-to': 'docs/how-tos',
};

/** Names that the folders of the documentation need. */
const RESERVED = ['index', 'readme', 'scanners', 'hooks', 'how-tos'];

const kebab = (name: string): string =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** @throws Refusal for an unknown kind */
export function kindOf(word: string | undefined): Kind {
  const kind = KINDS.find((one) => one === word);
  if (kind !== undefined) return kind;
  const usage = `npm run new -- ${KINDS.join('|')} NAME`;
  throw new Refusal(
    word === undefined
      ? `Name what to add: ${usage}`
      : `There is no kind "${word}": ${suggest(word, KINDS).replace(/[^?]$/, '$&.')} The command is ${usage}`,
  );
}

/**
 * Returns a valid name unchanged.
 *
 * @throws Refusal for an invalid or existing name
 */
export function judgeName(kind: Kind, name: string | undefined, root: string): string {
  if (name === undefined || name === '') throw new Refusal(`Add a name: npm run new -- ${kind} NAME`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    const fix = /^[a-z]/.test(kebab(name)) ? `; write ${kebab(name)}` : '; begin with a letter';
    throw new Refusal(`"${name}" can only contain lowercase letters, digits and single hyphens${fix}`);
  }
  if (RESERVED.includes(name)) throw new Refusal(`"${name}" is the name of a folder or of its page; choose another`);
  const folder = FOLDERS[kind];
  const existing = listPages(root).find((file) =>
    folder === undefined
      ? kind === 'post' && file.startsWith('blog/') && file.replace(/^blog\/\d{4}-\d{2}-\d{2}-|\.mdx?$/g, '') === name
      : file === `${folder}/${name}.md` || file === `${folder}/${name}.mdx`,
  );
  if (existing !== undefined) throw new Refusal(`"${name}" exists: ${existing}`);
  if (folder !== undefined && kind !== 'how-to') {
    const entry = `src/catalog/${kind}s/${name}.yaml`;
    if (existsSync(path.join(root, entry))) throw new Refusal(`"${name}" exists: ${entry}`);
    if (charts.some((chart) => chart.name === name))
      throw new Refusal(`"${name}" is the name of another chart, and charts are installed by their names`);
  }
  return name;
}

const ACRONYMS = new Set(
  'ai api aws ci cli cron crd dns http https ip mtls oci rbac s3 sbom ssh ssl tls ui url yaml zap'.split(' '),
);

/** The spelling of a word in prose: `api` is API, `github` is GitHub. */
const spelled = (word: string): string =>
  NAMES.find((name) => name.toLowerCase() === word) ?? (ACRONYMS.has(word) ? word.toUpperCase() : word);

const capital = (text: string): string =>
  text.startsWith('secureCodeBox') ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

/** `my-scanner` as a title: `My Scanner`. */
export const titleOf = (name: string): string =>
  name
    .split('-')
    .map((word) => capital(spelled(word)))
    .join(' ');

/** `scan-an-api` as a headline: `Scan an API`. */
export const headlineOf = (name: string): string => capital(name.split('-').map(spelled).join(' '));
