import {twice} from './resource';
import {targetOf} from './target';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Filters the page by the text of fields. The filter is loaded when a field is used. A link to a hidden element clears the fields.
 *
 * @param selector matches the fields on this page and on all later pages
 */
export function filterBy(selector: string, load: () => Promise<{readonly filter: (field: Field) => void}>): void {
  const typed = (): Field[] => [...document.querySelectorAll<Field>(selector)].filter(({value}) => value !== '');
  const run = (field: Field): Promise<void> =>
    twice(load).then(
      ({filter}) => filter(field),
      () => undefined,
    );
  const onUse = ({target}: Event): void => {
    if (target instanceof Element && target.matches(selector)) void run(target as Field);
  };
  const reveal = (hash: string): void => {
    if (!targetOf(hash)?.closest('[hidden]')) return;
    for (const field of typed()) {
      field.value = '';
      void run(field);
    }
  };
  for (const sign of ['focusin', 'input']) document.addEventListener(sign, onUse);
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) reveal(link.hash);
  });
  addEventListener('popstate', () => reveal(location.hash));
  // Text from before this module was loaded, or that the browser restores after a reload or on Back.
  addEventListener('pageshow', () => typed().forEach((field) => void run(field)));
  for (const field of typed()) void run(field);
}
