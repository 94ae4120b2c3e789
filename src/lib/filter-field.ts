// Connects text fields and menus with a filter of the page.
import {translate} from '@docusaurus/Translate';
import {targetOf} from './target';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How many entries or rows a filter shows. */
export const shownOf = (shown: number, all: number): string =>
  translate({id: 'site.entries.shown', message: '{shown} of {all}'}, {shown: String(shown), all: String(all)});

/**
 * Filters the page by the values of fields. A link to a hidden element clears the fields.
 *
 * @param selector matches the fields on this page and on all later pages
 */
export function filterBy(selector: string, filter: (field: Field) => void): void {
  const filled = (): Field[] => [...document.querySelectorAll<Field>(selector)].filter(({value}) => value !== '');
  const reveal = (hash: string): void => {
    if (!targetOf(hash)?.closest('[hidden]')) return;
    for (const field of filled()) {
      field.value = '';
      filter(field);
    }
  };
  document.addEventListener('input', ({target}) => {
    if (target instanceof Element && target.matches(selector)) filter(target as Field);
  });
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) reveal(link.hash);
  });
  addEventListener('popstate', () => reveal(location.hash));
  // Values from before this module was loaded, or that the browser restores after a reload or on Back.
  addEventListener('pageshow', () => filled().forEach((field) => filter(field)));
  for (const field of filled()) filter(field);
}
