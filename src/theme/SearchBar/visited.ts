/** A page that can be gone to. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** Pages that are kept. */
const KEPT = 6;

/** The pages of this visit, newest first. They are kept in memory: nothing is stored, and a reload forgets them. */
const pages: PageLink[] = [];

/** Notes that a page was read. */
export function noteVisit(page: PageLink): void {
  const known = pages.findIndex(({to}) => to === page.to);
  if (known >= 0) pages.splice(known, 1);
  pages.unshift(page);
  pages.length = Math.min(pages.length, KEPT);
}

/** The pages of this visit but the one that is shown, newest first. */
export const visitedBefore = (current: string): readonly PageLink[] => pages.filter(({to}) => to !== current);
