import {existsSync} from 'node:fs';
import path from 'node:path';
import * as catalog from '../../catalog';
import {schemaOf} from '../../catalog/crds/schemas';
import type {Schema} from '../../catalog/schema';
import {siteGuides} from '../guides';
import {readSource} from '../../lib/source';
import {frontMatterValues} from '../front-matter';

const SITE = path.resolve(__dirname, '../../..');

/** The title of the page at a route such as `/docs/scanners/nmap` or `/blog/2022/01/18/log4shell`, with or without an anchor. */
export function pageTitle(route: string, site: string = SITE): string | undefined {
  const name = route.replace(/#.*$/, '').replace(/^\/blog\/(\d{4})\/(\d\d)\/(\d\d)\//, '/blog/$1-$2-$3-');
  const base = path.join(site, name);
  const file = ['.md', '.mdx', '/index.md', '/index.mdx'].map((end) => base + end).find((one) => existsSync(one));
  const title = file === undefined ? undefined : frontMatterValues(readSource(file))['title'];
  return title === undefined ? undefined : String(title);
}

/** The catalog for directives and comparisons. Tests pass other catalogs. */
export const siteCatalog = {
  ...catalog,
  release: catalog.PRODUCT_RELEASE,
  registry: catalog.CHART_REGISTRY,
  /** Kinds with a schema, including `Finding`. */
  schemaKinds: [...catalog.customResources.map(({kind}) => kind), 'Finding'],
  // The catalog types schemas as unknown; their keywords are validated where they are read.
  schema: (kind: string) => schemaOf(kind) as Schema | undefined,
  guides: siteGuides,
  /** The title of the page at a route of this site, or undefined if there is no such page. */
  pageTitle: (route: string): string | undefined => pageTitle(route),
};

export type Catalog = Readonly<typeof siteCatalog>;
