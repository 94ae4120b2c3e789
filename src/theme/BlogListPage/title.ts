import {translate} from '@docusaurus/Translate';

/** The title or description of one page of a long list; the first page keeps it as it is. */
export function titleOfPage(title: string, page: number): string {
  return page === 1
    ? title
    : translate({id: 'theme.blog.list.pageTitle', message: '{title} (page {page})'}, {title, page});
}

/** The path of the blog from the path of any page of its list. */
export const blogPath = (permalink: string): string => permalink.replace(/\/page\/\d+$/, '');
