/** Gives the focus to an element, a control or not. */
export function focusOn(element: HTMLElement): void {
  element.focus();
  if (document.activeElement === element) return;
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}
