import {MAX_RESULTS, type DocumentType} from '../model';
import {markedText, type Marked} from './marks';
import type {Found, PageResult} from './rank';

export interface Hit {
  /** Route with base URL and anchor. */
  readonly href: string;
  /** Heading of the section; absent if the hit is the page as a whole. */
  readonly section?: Marked;
  /** The excerpt of the section, or a passage of its text after that is loaded. */
  readonly snippet: Marked;
  /** Terms to highlight on the target page. */
  readonly terms: readonly string[];
}

/** The hits of one page. */
export interface HitGroup {
  readonly route: string;
  readonly title: Marked;
  readonly type: DocumentType;
  /** Labels of the sidebar categories, outermost first. */
  readonly path: readonly string[];
  readonly hits: readonly Hit[];
}

export interface Answer {
  readonly groups: readonly HitGroup[];
  /** Number of matching pages, including those beyond the limit. */
  readonly pages: number;
  /** False if an index failed to load, so there might be more pages. */
  readonly isWhole: boolean;
  /** The terms that mistyped words were corrected to. */
  readonly corrections: readonly string[];
}

export const noAnswer: Answer = {groups: [], pages: 0, isWhole: true, corrections: []};

/** A page whose score exceeds the next one by this factor can show more than one section. */
const CLEAR = 1.4;
/** Minimum score of a further section, relative to the best one of its page. */
const CLOSE = 0.5;
const MORE_SECTIONS = 2;

/** The number of sections to show for a page. */
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
 * Converts search results to hits, in the order of the pages.
 *
 * @param limit maximum number of hits on all pages
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
  return {groups, pages: pages.length, isWhole: true, corrections};
}
