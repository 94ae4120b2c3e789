/** Closes the contents above the text: on Escape, on a press elsewhere, and when one of their links is followed. */
export function closeContents(event: Event): void {
  const open = document.querySelector<HTMLDetailsElement>('.contents-bar details[open]');
  if (!open) return;
  const target = event.target instanceof Element ? event.target : null;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (open.contains(target)) open.querySelector('summary')?.focus();
  } else if (open.contains(target) && !target?.closest('a')) {
    return;
  }
  open.open = false;
}
