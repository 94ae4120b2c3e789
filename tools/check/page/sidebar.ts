import {existsSync} from 'node:fs';
import path from 'node:path';
import {suggest} from '../../../src/text/nearest';
import {flawAt, FlawError, inFile, type Problem} from '../../../src/text/flaw';
import {meantRoute} from '../links/routes';
import type {Site} from '../site';

const FILE = 'sidebars.ts';

/** Ids of pages in a sidebar, at any depth: items, links of groups, and the short form of a group. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  if (typeof item !== 'object' || item === null) return [];
  const {type, id, link, items} = item as Record<string, unknown>;
  if (type === undefined) return Object.values(item).flatMap(idsIn);
  return [...(type === 'doc' || type === 'ref' ? [String(id)] : []), ...idsIn(link ?? []), ...idsIn(items ?? [])];
}

/** The id by which a sidebar names a page of the documentation. */
export const idOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** The line that writes an id, whole or its last part behind a helper that adds the folder. */
function lineOf(id: string, source: string): number {
  const lines = source.split('\n');
  const last = id.split('/').at(-1)!;
  const found = [id, last].map((text) => lines.findIndex((line) => line.includes(`'${text}'`)) + 1);
  return found.find((line) => line > 0) ?? 1;
}

/** A module that cannot be run, with the line that its error tells, within what the framework says of it. */
function slipIn(file: string, error: unknown): FlawError {
  const {message, stack = '', cause} = error as Error;
  if (cause instanceof Error) return slipIn(file, cause);
  const place = `${message}\n${stack}`;
  const line = /\((\d+):\d+\)/.exec(message) ?? new RegExp(`${path.basename(file)}:(\\d+)`).exec(place);
  const [said = ''] = message.replace(/^\S*: /, '').split('\n');
  return new FlawError(Number(line?.[1] ?? 1), said, 'correct this line or the one before it', file);
}

/** The sidebars as they are now, for whoever judges again and again: they list the files of folders as they are run. */
export async function freshSidebars(root: string): Promise<unknown> {
  const {loadFreshModule} = await import('@docusaurus/utils');
  return loadFreshModule(path.join(root, FILE)).catch((error: unknown) => {
    throw slipIn(FILE, error);
  });
}

/** Pages that no sidebar leads to, and ids that lead to no page. */
export function sidebarFlaws(sidebars: unknown, source: string, site: Site): Problem[] {
  const listed = Object.values(sidebars as object).flatMap(idsIn);
  const ids = new Set(listed);
  const twice = [...ids].filter((id) => listed.indexOf(id) !== listed.lastIndexOf(id));
  const pages = site.pageFiles.filter((file) => file.startsWith('docs/'));
  const known = pages.map(idOf);
  const dead = [...ids].filter((id) => !known.includes(id));
  const lost = pages.filter((file) => !ids.has(idOf(file)) && site.frontMatter(file).values['unlisted'] !== true);
  // A page that was renamed, or that an id misspells, is told there.
  const names = lost.map(idOf);
  const meant = dead.map(
    (id) => meantRoute(id, names) ?? (dead.length === 1 && names.length === 1 ? names[0] : undefined),
  );
  const told = (id: string, problem: string, mend: string) => inFile(FILE, flawAt(lineOf(id, source), problem, mend));
  return [
    ...twice.flatMap((id) =>
      told(id, `docs/${id}.md stands in the sidebar twice`, 'remove one; a sidebar marks one place as the current one'),
    ),
    ...dead.flatMap((id, index) => {
      const mend = suggest(
        meant[index] ?? id,
        meant[index] ? names : known,
        'the path of a page below docs, without .md',
      );
      return told(id, `there is no page docs/${id}.md`, mend);
    }),
    ...lost.flatMap((file) => {
      const mend = `add '${idOf(file)}' to ${FILE}, or say unlisted: true`;
      const isTold = meant.includes(idOf(file));
      return isTold ? [] : inFile(file, flawAt(1, 'the page stands in no sidebar, so nobody finds it', mend));
    }),
  ];
}

/** {@link sidebarFlaws} of the site's own sidebars. */
export async function sidebarProblems(site: Site): Promise<Problem[]> {
  if (!existsSync(path.join(site.root, FILE))) return [];
  return sidebarFlaws(await site.sidebars(), site.read(FILE), site);
}
