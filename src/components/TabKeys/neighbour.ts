type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The index of the tab that a key leads to (WAI-ARIA, tabs pattern), or undefined for other keys. With a modifier all keys are the
 * browser's: Alt+Left goes back in the history.
 */
export function neighbour(
  {key, ctrlKey, metaKey, altKey, shiftKey}: Pressed,
  index: number,
  count: number,
): number | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
