export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** Maximum number of pages. */
const KEPT = 6;

/** Pages visited since the last reload, newest first. In memory only, for privacy. */
let pages: readonly PageLink[] = [];

export function noteVisit(page: PageLink): void {
  pages = [page, ...pages.filter(({to}) => to !== page.to)].slice(0, KEPT);
}

/** Visited pages without the current one, newest first. */
export const visitedBefore = (current: string): readonly PageLink[] => pages.filter(({to}) => to !== current);
