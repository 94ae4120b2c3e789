/** Closes the contents above the text: on Escape, on a press elsewhere, and when one of their links is followed. */
export function closeContents(event: Event): void {
  const open = document.querySelector<HTMLDetailsElement>('.contents-bar details[open]');
  if (!open) return;
  const target = event.target instanceof Element ? event.target : null;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // It is in view, above what the browser takes for the top of the page: to bring it down there the page would scroll.
    if (open.contains(target)) open.querySelector('summary')?.focus({preventScroll: true});
  } else if (open.contains(target) && !target?.closest('a')) {
    return;
  }
  open.open = false;
}
