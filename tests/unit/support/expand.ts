import {expandPage} from '../../../src/markdown/expand/expand';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import {siteCatalog} from '../../../src/markdown/expand/catalog';

/** The catalog with some parts replaced. */
export const catalogWith = (parts: Partial<Catalog>): Catalog => ({...siteCatalog, ...parts});

/** Expands the source of a page. */
export function expand(source: string, file = 'docs/page.md', catalog: Catalog = siteCatalog): string {
  return expandPage(source, file, catalog).text;
}

/**
 * The message of the error from expanding a page.
 *
 * @throws Error if there is none
 */
export function expandError(source: string, file = 'docs/page.md', catalog: Catalog = siteCatalog): string {
  try {
    expandPage(source, file, catalog);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  throw new Error(`no error for ${source}`);
}
