// Pages for an address that does not exist. Loaded on demand, because only the browser knows the address.
import {distance} from '../../../lib/distance';
import {decoded} from '../../../lib/target';
import type {Entry, SiteMap} from '../../../plugins/site-map';

interface Page {
  readonly label: string;
  readonly to: string;
  /** Label of its section; empty at the top. */
  readonly within: string;
}

const pagesIn = (entries: readonly Entry[], within = ''): Page[] =>
  entries.flatMap(({label, to, entries: below = []}) => [
    ...(to === undefined ? [] : [{label, to, within}]),
    ...pagesIn(below, label),
  ]);

/** Adds the name of the section to pages that have the same label. */
const toldApart = (pages: readonly Page[]): Page[] =>
  pages.map((page) =>
    page.within !== '' &&
    pages.some((other) => other !== page && other.label.toLowerCase() === page.label.toLowerCase())
      ? {...page, label: `${page.within} › ${page.label}`}
      : page,
  );

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

const LIMIT = 5;

/** The pages whose current or old paths are similar to a path, the most similar first. */
export function nearestPages(path: string, {docs, posts, tags, moved}: SiteMap): Page[] {
  const wanted = segmentsOf(path);
  if (wanted.length === 0) return [];
  const addressesOf = ({to}: Page): string[] => [
    to,
    ...moved.filter((redirect) => to.endsWith(redirect.to.replace(/#.*/, ''))).map(({from}) => from),
  ];
  const found = pagesIn([...docs, ...posts, ...tags])
    .map((page) => ({
      ...page,
      score: Math.max(...addressesOf(page).map((address) => score(wanted, segmentsOf(address)))),
    }))
    .filter((page) => page.score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score || a.to.length - b.to.length)
    .slice(0, LIMIT);
  return toldApart(found);
}
