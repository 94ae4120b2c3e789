import {targetOf} from '../../browser/target';

/** Where reading goes on after a page has changed: what the fragment names, else the main heading, else the main area. */
export const placeToGo = (hash: string): Element | undefined =>
  targetOf(hash) ?? document.querySelector('main h1') ?? document.querySelector('main') ?? undefined;

/** Moves the focus there without scrolling and without making a stop of it on the way of the Tab key. */
export function focusOn(place: Element): void {
  if (!(place instanceof HTMLElement)) return;
  const added = !place.hasAttribute('tabindex');
  if (added) place.setAttribute('tabindex', '-1');
  place.focus({preventScroll: true});
  if (added) place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
}
