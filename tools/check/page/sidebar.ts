import {existsSync} from 'node:fs';
import path from 'node:path';
import {flawAt, inFile, type Problem} from '../../../src/text/flaw';
import type {Site} from '../site';

/** Ids of pages in a sidebar, at any depth: items, links of categories, and the short form of a category. */
function idsIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  if (typeof item !== 'object' || item === null) return [];
  const {type, id, link, items} = item as Record<string, unknown>;
  if (type === undefined) return Object.values(item).flatMap(idsIn);
  return [...(type === 'doc' || type === 'ref' ? [String(id)] : []), ...idsIn(link ?? []), ...idsIn(items ?? [])];
}

/** Pages in no sidebar. Docusaurus refuses ids without a page. */
export function sidebarFlaws(sidebars: unknown, site: Site): Problem[] {
  const ids = new Set(Object.values(sidebars as object).flatMap(idsIn));
  return site.pageFiles.flatMap((file) => {
    const id = /^docs\/(.*)\.mdx?$/.exec(file)?.[1];
    if (id === undefined || ids.has(id) || site.frontMatter(file).values['unlisted'] === true) return [];
    const fix = `add '${id}' to sidebars.ts, or write unlisted: true`;
    return inFile(file, flawAt(1, 'the page is in no sidebar, so readers cannot find it', fix));
  });
}

/** {@link sidebarFlaws} of the sidebars of the site. */
export async function sidebarProblems(site: Site): Promise<Problem[]> {
  if (!existsSync(path.join(site.root, 'sidebars.ts'))) return [];
  return sidebarFlaws(await site.sidebars(), site);
}
