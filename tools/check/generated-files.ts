import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {customResources} from '../../src/catalog/crds';

/** Files that the build makes besides pages. Links to them are written `pathname:///…`. */
export function generatedFiles(): string[] {
  const schemas = [...customResources.map(({schema}) => schema), 'finding.schema.json'];
  return [
    ...schemas.map((schema) => `/schemas/${schema}`),
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
    '/sitemap.xml',
    '/robots.txt',
  ];
}

/** Files below `static`, which are served as they are. */
export function staticFiles(root: string): string[] {
  const folder = path.join(root, 'static');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => `/${file.split(path.sep).join('/')}`);
}
