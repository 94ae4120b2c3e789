export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** Maximum number of pages. */
const KEPT = 6;

/** Pages visited since the last reload, newest first. In memory only, for privacy. */
const pages: PageLink[] = [];

export function noteVisit(page: PageLink): void {
  const known = pages.findIndex(({to}) => to === page.to);
  if (known >= 0) pages.splice(known, 1);
  pages.unshift(page);
  pages.length = Math.min(pages.length, KEPT);
}

/** Visited pages without the current one, newest first. */
export const visitedBefore = (current: string): readonly PageLink[] => pages.filter(({to}) => to !== current);
