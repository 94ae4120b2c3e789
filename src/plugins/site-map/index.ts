import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, Plugin} from '@docusaurus/types';
import {sitePages} from '../inventory/inventory';
import {sectionsOf, yearsOf, type Entry} from './site-map';

/** What the site map page shows. */
export interface SiteMap {
  readonly docs: readonly Entry[];
  readonly posts: readonly Entry[];
  readonly tags: readonly Entry[];
  /** Paths of old and the pages that they lead to, relative to the base URL. */
  readonly moved: readonly Moved[];
}

type Moved = {readonly from: string; readonly to: string};

function siteMapOf(content: AllContent, moved: readonly Moved[]): SiteMap {
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

/**
 * Hands the site map page what the content plugins have loaded as `@generated/site-map/default/site-map.json`, so that the
 * page cannot forget one of theirs.
 */
export default function siteMap(moved: readonly Moved[]) {
  return (): Plugin => ({
    name: 'site-map',
    async allContentLoaded({allContent, actions}) {
      await actions.createData(
        'site-map.json',
        siteMapOf(
          allContent,
          moved.map(({from, to}) => ({from, to})),
        ),
      );
    },
  });
}
