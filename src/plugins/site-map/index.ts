import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, Plugin} from '@docusaurus/types';
import groupBy from 'lodash/groupBy';
import type {Redirect} from '../../site/redirects';
import {siteData} from '../data';
import {type SitePage, sitePages} from '../site-pages';

/** An entry of the site map. Without `to`, it is the heading of its nested entries. */
export interface Entry {
  readonly label: string;
  /** The label in the sidebar, if different. */
  readonly short?: string;
  readonly to?: string;
  readonly entries?: readonly Entry[];
}

const entryOf = ({title, route, frontMatter: {sidebar_label: short}}: SitePage): Entry => ({
  label: title,
  ...(typeof short === 'string' && {short}),
  to: route,
});

/** The categories that contain a page, and the one that it leads. */
const pathOf = ({categories, leads}: SitePage): readonly string[] =>
  leads === undefined ? categories : [...categories, leads];

/**
 * The documentation in the order and structure of its sidebar, but with page titles, which are more descriptive than sidebar labels.
 *
 * @param depth how many categories contain these pages
 */
function sectionsOf(pages: readonly SitePage[], depth = 0): readonly Entry[] {
  const groups = groupBy(pages, (page) => pathOf(page)[depth] ?? page.route);
  return Object.values(groups).map((group) => {
    // A category's page comes before the pages in it.
    const first = group[0]!;
    const [label, below] = pathOf(first).slice(depth);
    if (label === undefined) return entryOf(first);
    const isLead = first.leads !== undefined && below === undefined;
    return {label, ...(isLead && {to: first.route}), entries: sectionsOf(group.slice(isLead ? 1 : 0), depth + 1)};
  });
}

/** Posts by year, in the given order. */
const yearsOf = (posts: readonly SitePage[]): Entry[] =>
  [...new Set(posts.map(({date = ''}) => date.slice(0, 4)))].map((label) => ({
    label,
    entries: posts.filter(({date}) => date?.startsWith(label)).map(entryOf),
  }));

/** The data of the site map page. */
export interface SiteMap {
  readonly docs: readonly Entry[];
  readonly posts: readonly Entry[];
  readonly tags: readonly Entry[];
  /** Old paths with their redirect targets, relative to the base URL. */
  readonly moved: readonly Redirect[];
}

function siteMapOf(content: AllContent, moved: readonly Redirect[]): SiteMap {
  const pages = sitePages(content).filter(({isMain, unlisted}) => isMain && !unlisted);
  const blog = content['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  return {
    docs: sectionsOf(pages.filter(({type}) => type === 'docs')),
    posts: yearsOf(pages.filter(({type}) => type === 'blog')),
    tags: Object.values(blog?.blogTags ?? {})
      .filter(({unlisted}) => !unlisted)
      .map(({label, permalink}) => ({label, to: permalink}))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en', {sensitivity: 'base'})),
    moved,
  };
}

/** Provides the content of all content plugins to the site map page, so that no page is missing. */
export default function siteMap(moved: readonly Redirect[]) {
  const {provide, configureWebpack} = siteData();
  return (): Plugin => ({
    name: 'site-map',
    allContentLoaded: ({allContent, actions}) => provide('site-map.json', siteMapOf(allContent, moved), actions),
    configureWebpack,
  });
}
