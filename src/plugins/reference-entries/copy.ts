import {translate} from '@docusaurus/Translate';
import {element} from '../../browser/element';
import {copyOrSelect} from '../../browser/clipboard';

const nameOfButton = (): string => translate({id: 'theme.CodeBlock.copy', message: 'Copy'});

const nameIn = (entry: Element | null): HTMLElement | null => entry?.querySelector('code') ?? null;

/** One button for all entries of all pages: it is in the entry that is pointed at or has the focus. */
function makeButton(): HTMLButtonElement {
  const button = element('button', {type: 'button', className: 'badge corner'});
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', () => {
    const name = nameIn(button.parentElement);
    if (!name) return;
    clearTimeout(timer);
    void copyOrSelect(name, name.textContent ?? '').then(({text, stays}) => {
      button.textContent = text;
      // Its text is its accessible name, so screen readers announce the change.
      button.removeAttribute('aria-label');
      timer = setTimeout(() => label(button), stays);
    });
  });
  button.setAttribute('aria-live', 'polite');
  return button;
}

function label(button: HTMLButtonElement): void {
  button.textContent = nameOfButton();
  button.setAttribute('aria-label', `${nameOfButton()} ${nameIn(button.parentElement)?.textContent}`);
}

let button: HTMLButtonElement | undefined;

/** Puts the button behind the name of an entry. Where it has the focus it stays. */
export function offerCopy(entry: Element): void {
  button ??= makeButton();
  if (button.parentElement === entry || (button === document.activeElement && button.isConnected)) return;
  entry.querySelector('a')?.after(button);
  if (button.parentElement === entry) label(button);
}
