import {createElement} from 'react';
import {expandPage} from '../../../src/markdown/expand/expand';
import type {Catalogue} from '../../../src/markdown/expand/catalogue';
import {siteCatalogue} from '../../../src/markdown/expand/site-catalogue';
import {renderMarkdown} from './render-markdown';

/** The site's catalogue with parts of it exchanged. */
export const catalogueWith = (parts: Partial<Catalogue>): Catalogue => ({...siteCatalogue, ...parts});

/** Expands the lines of a page. */
export function expand(source: string, file = 'docs/page.md', catalogue: Catalogue = siteCatalogue): string {
  return expandPage(source, file, catalogue).text;
}

/** Message of the error that expanding the page throws; fails when it throws none. */
export function expandError(source: string, file = 'docs/page.md', catalogue: Catalogue = siteCatalogue): string {
  try {
    expandPage(source, file, catalogue);
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
