import {element} from '../../browser/element';

let announcer: HTMLElement | undefined;

/** Announces a text through a live region. */
export function announce(text: string): void {
  if (!announcer) {
    announcer = element('div', {id: 'route-announcer', className: 'visually-hidden'});
    announcer.setAttribute('aria-live', 'polite');
    document.body.append(announcer);
  }
  announcer.textContent = text;
}
