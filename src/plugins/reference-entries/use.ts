import {decoded} from '../../browser/target';
import {offerCopy} from './copy';
import {clearFor, filter} from './filter';

/** What is done where something has happened. */
function act(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const field = target.closest<HTMLInputElement>('.entries-filter > input');
  if (field) filter(field);
  const entry = target.closest('.entries > li');
  if (entry) offerCopy(entry);
}

/**
 * Begins to serve the entries of this page and of all that follow, with the element that asked for it first.
 *
 * @param signs events by which somebody uses an entry
 */
export function use(first: Element, signs: readonly string[]): void {
  for (const sign of signs) document.addEventListener(sign, ({target}) => act(target));
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash) clearFor(decoded(link.hash.slice(1)));
  });
  // The way back, too, leads to entries that a later filter might hide.
  addEventListener('popstate', () => clearFor(decoded(location.hash.slice(1))));
  act(first);
  for (const field of document.querySelectorAll<HTMLInputElement>('.entries-filter > input'))
    if (field.value) filter(field);
}
