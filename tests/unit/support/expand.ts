import {createElement} from 'react';
import {expandPage} from '../../../src/markdown/expand/expand';
import type {Catalog} from '../../../src/markdown/expand/catalog';
import {siteCatalog} from '../../../src/markdown/expand/catalog';
import {renderMarkdown} from './render-markdown';

/** The site's catalog with parts of it exchanged. */
export const catalogWith = (parts: Partial<Catalog>): Catalog => ({...siteCatalog, ...parts});

/** Expands the lines of a page. */
export function expand(source: string, file = 'docs/page.md', catalog: Catalog = siteCatalog): string {
  return expandPage(source, file, catalog).text;
}

/** Message of the error that expanding the page throws; fails when it throws none. */
export function expandError(source: string, file = 'docs/page.md', catalog: Catalog = siteCatalog): string {
  try {
    expandPage(source, file, catalog);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  throw new Error(`no error for ${source}`);
}

const passed = ['admonition', 'Details', 'details'];

/** The HTML that the framework's compiler makes of the expanded page. Components become elements. */
export function expandToHtml(source: string): Promise<string> {
  const components = Object.fromEntries(
    passed.map((name) => [
      name,
      ({children}: {children?: never}) => createElement('div', {'data-component': name}, children),
    ]),
  );
  return renderMarkdown(expand(source), 'md', components);
}

/** Rows of the first table of a Markdown text, header first, as trimmed cells. */
export function tableRows(markdown: string): string[][] {
  const start = markdown.split('\n').findIndex((line) => line.startsWith('|'));
  const lines = markdown.split('\n').slice(start);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((_, index) => index !== 1)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}
