import {type Catalog, siteCatalog} from '../../../src/markdown/expand/catalog';
import {expandPage} from '../../../src/markdown/expand/expand';

/** Expands the source of a page with the catalog of the site, of which a test can replace parts. */
export const expand = (source: string, file = 'docs/page.md', parts: Partial<Catalog> = {}): string =>
  expandPage(source, file, {...siteCatalog, ...parts}).text;
