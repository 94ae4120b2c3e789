import {decoded} from '../../../browser/target';
import {distance} from '../../../text/distance';

/** A page that can be suggested. */
export interface Page {
  readonly label: string;
  readonly to: string;
  /** The label of what it belongs to. */
  readonly within?: string | undefined;
  /** Addresses of old that lead to it. */
  readonly formerly?: readonly string[];
}

/** From 0 for nothing in common to 1 for the same text. */
function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1);
  return 1 - distance(a, b, longer).whole / longer;
}

/** Quotes, brackets and punctuation around an address that was copied out of a sentence, and blanks. */
const AROUND = /^[\s"'`“”‘’«»<>()[\]{}*_]+|[\s"'`“”‘’«»<>()[\]{}*_.,;:!?…\\]+$/gu;

/** A pasted path without what was copied along with it, such as an encoded fragment: `/docs/scanners/nmap%23install`. */
const withoutPasted = (path: string): string =>
  decoded(path)
    .replace(/[#?].*$/su, '')
    .split('/')
    .map((part) => part.replaceAll(AROUND, ''))
    .join('/');

/** Segments of a path, decoded, in lower case, without an extension of the file. */
function segmentsOf(path: string): string[] {
  return withoutPasted(path)
    .split('/')
    .filter(Boolean)
    .map((part) => part.toLowerCase().replace(/\.(?:html?|mdx?)$/, ''))
    .filter((part) => part !== 'index');
}

const enough = 0.55;

/** From 0 to 1: above all the last segment counts, then the whole path. */
function score(wanted: readonly string[], candidate: readonly string[]): number {
  const last = wanted.at(-1) ?? '';
  const ends = likeness(last, candidate.at(-1) ?? '');
  const contained = last.length > 3 && candidate.at(-1)?.includes(last) ? 0.8 : 0;
  return Math.max(ends, contained) * 0.8 + likeness(wanted.join('/'), candidate.join('/')) * 0.2;
}

/** Pages that read the same say what they belong to. */
function toldApart(pages: readonly Page[]): Page[] {
  const read = ({label}: Page): string => label.toLowerCase();
  return pages.map((page) =>
    page.within !== undefined && pages.some((other) => other !== page && read(other) === read(page))
      ? {...page, label: `${page.within} › ${page.label}`}
      : page,
  );
}

/**
 * The pages whose addresses, of today or of old, are most like a path, best first, at most `limit`, each with a label of its own; none when
 * nothing is like it.
 */
export function nearestPages(path: string, pages: readonly Page[], limit: number): Page[] {
  const wanted = segmentsOf(path);
  if (wanted.length === 0) return [];
  const found = pages
    .map((page) => ({
      page,
      score: Math.max(...[page.to, ...(page.formerly ?? [])].map((address) => score(wanted, segmentsOf(address)))),
    }))
    .filter((entry) => entry.score >= enough)
    .toSorted((a, b) => b.score - a.score || a.page.to.length - b.page.to.length)
    .slice(0, limit)
    .map(({page}) => page);
  return toldApart(found);
}
