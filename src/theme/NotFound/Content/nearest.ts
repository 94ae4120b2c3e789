import {decoded} from '../../../lib/target';
import {distance} from '../../../lib/distance';

/** A page that can be suggested. */
export interface Page {
  readonly label: string;
  readonly to: string;
  /** Label of its section. */
  readonly within?: string | undefined;
  /** Old paths that redirect to it. */
  readonly formerly?: readonly string[];
}

/** From 0 for nothing in common to 1 for the same text. */
function likeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

/** The segments of a path, in lower case, without file extensions and without what was copied around it, such as quotes. */
const segmentsOf = (path: string): string[] =>
  decoded(path)
    .replace(/[#?].*$/su, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/\.(?:html?|mdx?)$/, ''))
    .filter((part) => part !== '' && part !== 'index');

/** The smallest score of a page that is suggested. */
const ENOUGH = 0.55;

/** From 0 to 1: the last segment counts most, then the whole path. */
function score(wanted: readonly string[], candidate: readonly string[]): number {
  const last = wanted.at(-1) ?? '';
  const ends = likeness(last, candidate.at(-1) ?? '');
  const contained = last.length > 3 && candidate.at(-1)?.includes(last) ? 0.8 : 0;
  return Math.max(ends, contained) * 0.8 + likeness(wanted.join('/'), candidate.join('/')) * 0.2;
}

/** Adds the name of the section to pages that have the same label. */
function toldApart(pages: readonly Page[]): Page[] {
  return pages.map((page) =>
    page.within !== undefined &&
    pages.some((other) => other !== page && other.label.toLowerCase() === page.label.toLowerCase())
      ? {...page, label: `${page.within} › ${page.label}`}
      : page,
  );
}

/** At most `limit` pages whose current or old paths are similar to a path, the most similar first. */
export function nearestPages(path: string, pages: readonly Page[], limit: number): Page[] {
  const wanted = segmentsOf(path);
  if (wanted.length === 0) return [];
  const found = pages
    .map((page) => ({
      page,
      score: Math.max(...[page.to, ...(page.formerly ?? [])].map((address) => score(wanted, segmentsOf(address)))),
    }))
    .filter((entry) => entry.score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score || a.page.to.length - b.page.to.length)
    .slice(0, limit)
    .map(({page}) => page);
  return toldApart(found);
}
