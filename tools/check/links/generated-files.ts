import path from 'node:path';
import {customResources} from '../../../src/catalog/crds';
import {filesBelow} from '../../../src/files/files';
import {twinPath} from '../../../src/plugins/after-build/twin/twin';

/**
 * Files that the build generates in addition to pages. Links to them are written `pathname:///…`.
 *
 * @param routes of documents and posts, each of which is published as Markdown, too
 */
export function generatedFiles(routes: readonly string[]): string[] {
  const schemas = [...customResources.map(({schema}) => schema), 'finding.schema.json'];
  return [
    ...schemas.map((schema) => `/schemas/${schema}`),
    ...routes.map(twinPath),
    '/images.txt',
    '/llms.txt',
    '/llms-full.txt',
    '/build-info.json',
    '/third-party-licenses.txt',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/sitemap.xml',
    '/robots.txt',
  ];
}

/** Files below `static`, which are served as they are. */
export const staticFiles = (root: string): string[] => filesBelow(path.join(root, 'static')).map((file) => `/${file}`);
