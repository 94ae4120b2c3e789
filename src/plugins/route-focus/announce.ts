let announcer: HTMLElement | undefined;

/** Says a text to people who hear the page. */
export function announce(text: string): void {
  if (!announcer) {
    announcer = document.createElement('div');
    announcer.id = 'route-announcer';
    announcer.className = 'visually-hidden';
    announcer.setAttribute('aria-live', 'polite');
    document.body.append(announcer);
  }
  announcer.textContent = text;
}
