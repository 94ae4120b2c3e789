import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {sectionsOf, yearsOf, type Entry} from './site-map';

/** What the site map page shows. */
export interface SiteMap {
  readonly docs: readonly Entry[];
  readonly posts: readonly Entry[];
  readonly tags: readonly Entry[];
}

/** What the default instance of a content plugin has loaded. */
function loadedBy<Content>(content: AllContent, plugin: string): Content {
  const loaded = content[plugin]?.['default'];
  if (loaded === undefined) {
    throw new Error(`The site map needs the content of ${plugin}, but that plugin is not configured.`);
  }
  return loaded as Content;
}

function siteMapOf(content: AllContent): SiteMap {
  const {loadedVersions} = loadedBy<LoadedContent>(content, 'docusaurus-plugin-content-docs');
  const {blogPosts, blogTags} = loadedBy<BlogContent>(content, 'docusaurus-plugin-content-blog');
  const version = loadedVersions[0];
  const documents = new Map((version?.docs ?? []).map((document) => [document.id, document]));
  return {
    docs: Object.values(version?.sidebars ?? {}).flatMap((sidebar) => sectionsOf(sidebar, documents)),
    posts: yearsOf(blogPosts.map(({metadata}) => metadata)),
    tags: Object.values(blogTags)
      .filter(({unlisted}) => !unlisted)
      .map(({label, permalink}) => ({label, to: permalink}))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en', {sensitivity: 'base'})),
  };
}

/**
 * Hands the site map page what the content plugins have loaded as `@generated/site-map/default/site-map.json`, so that the
 * page cannot forget one of theirs.
 */
export default function siteMap(): Plugin {
  return {
    name: 'site-map',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('site-map.json', JSON.stringify(siteMapOf(allContent)));
    },
  };
}
