/** Focuses an element, focusable or not, without adding it to the Tab order. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus(options);
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}
