/** Gives the focus to an element, a control or not, without making a stop of it on the way of the Tab key. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus(options);
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}
