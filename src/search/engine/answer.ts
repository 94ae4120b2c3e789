import {MAX_RESULTS} from '../constants';
import type {DocumentType} from '../model';
import {markedText, type Marked} from './marks';
import type {PageResult} from './rank';
import type {Found} from './search';

/** One place to go to. */
export interface Hit {
  /** Route with base URL, and anchor. */
  readonly href: string;
  /** Heading of the section; absent if the hit is the page as a whole. */
  readonly section?: Marked;
  /** Excerpt of the section, or a passage of its text once that is known. */
  readonly snippet: Marked;
  /** Terms that were looked for, for the destination to highlight. */
  readonly terms: readonly string[];
}

/** The hits of one page. */
export interface HitGroup {
  readonly route: string;
  readonly title: Marked;
  readonly type: DocumentType;
  /** The place of the page in the sidebar: labels, outermost first. */
  readonly path: readonly string[];
  readonly hits: readonly Hit[];
}

/** What the dialog or the page shows for a query. */
export interface Answer {
  readonly groups: readonly HitGroup[];
  /** Pages that were found, also those that are not shown. */
  readonly pages: number;
  /** Words that were taken for others. */
  readonly corrections: readonly (readonly [typed: string, taken: string])[];
}

/** An answer to no question. */
export const noAnswer: Answer = {groups: [], pages: 0, corrections: []};

/** A page this much better than the next one is meant, and may show more than one section. */
const CLEAR = 1.4;
/** A section this close to the best one of its page is worth a line of its own. */
const CLOSE = 0.5;
const MORE_SECTIONS = 2;

/** How many sections of a page are shown. */
function sectionsShown(page: PageResult, next: PageResult | undefined): number {
  if (next && page.score < CLEAR * next.score) return 1;
  const [best, ...others] = page.sections;
  const close = others.filter(({score}) => score >= CLOSE * (best?.score ?? 0)).length;
  return 1 + Math.min(MORE_SECTIONS, close);
}

function groupOf({route, page, sections}: PageResult, count: number, terms: Found['terms']): HitGroup {
  return {
    route,
    title: markedText(page.pageTitle, terms),
    type: page.type,
    path: page.sidebarParentCategories,
    hits: sections.slice(0, count).map(({document}) => ({
      href: document.sectionRoute,
      ...(document !== page && {section: markedText(document.sectionTitle, terms)}),
      snippet: markedText(document.content, terms),
      terms: [...terms.keys()],
    })),
  };
}

/**
 * What is shown of what was found. Pages keep their order.
 *
 * @param limit hits at most, counted over all pages
 */
export function answerOf({pages, corrections, terms}: Found, limit = MAX_RESULTS): Answer {
  const groups: HitGroup[] = [];
  let left = limit;
  pages.every((page, place) => {
    const count = Math.min(left, place === 0 ? sectionsShown(page, pages[1]) : 1);
    groups.push(groupOf(page, count, terms));
    left -= count;
    return left > 0;
  });
  return {groups, pages: pages.length, corrections};
}
