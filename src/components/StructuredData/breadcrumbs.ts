import type {Thing} from './index';

/** One step on the way from the home page to a page. */
export interface Crumb {
  readonly name: string;
  /** Absolute address. */
  readonly url: string;
}

/** The way to a page, from the home page to the page itself. */
export const breadcrumbList = (crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({name, url}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
