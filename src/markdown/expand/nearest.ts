import {nearest} from '../../text/nearest';

/** How many names an error lists before it stops. */
const LISTED = 12;

/**
 * One sentence that leads from a wrong name to a right one: the nearest name when one is close enough to be
 * a slip of the fingers, otherwise the names that exist.
 */
export function suggest(wrong: string, names: readonly string[]): string {
  const near = nearest(wrong, names);
  if (near !== undefined) {
    return `Did you mean "${near}"?`;
  }
  if (names.length === 0) {
    return 'There are none.';
  }
  const shown = names.slice(0, LISTED).join(', ');
  const rest = names.length - LISTED;
  return `There ${names.length === 1 ? 'is' : 'are'} ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
