import {twice} from './resource';
import {targetOf} from './target';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Has the text of some fields filter what is on the page. What does it is loaded when a field is used; until then everything is shown.
 * A link to something that a filter hides, and the way back to it, empty the fields.
 *
 * @param selector names the fields, on this page and all that follow
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
  // What was typed before, or is there again after a load.
  for (const field of typed()) void run(field);
}
