import {translate} from '@docusaurus/Translate';

/** The title or description of a list page, with the page number from the second page on. */
export function titleOfPage(title: string, page: number): string {
  return page === 1
    ? title
    : translate({id: 'theme.blog.list.pageTitle', message: '{title} (page {page})'}, {title, page});
}
