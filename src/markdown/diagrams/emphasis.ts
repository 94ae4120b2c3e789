import {FlawError} from '../../text/flaw';

/** The meanings that an author can give to a node, an edge, a cluster or a participant. The site chooses the colors. */
export const EMPHASIS = ['primary', 'muted', 'danger', 'store'] as const;

/**
 * Splits the value of a `class` attribute and refuses names that have no style.
 *
 * @param value as written, for example `primary` or `store muted`
 * @throws FlawError on an unknown name
 */
export function emphasisClasses(value: string, line: number): string[] {
  const names = value.split(/\s+/).filter(Boolean);
  for (const name of names) {
    if (!EMPHASIS.some((known) => known === name)) {
      throw new FlawError(line, `Unknown class "${name}".`, `Use one of: ${EMPHASIS.join(', ')}.`);
    }
  }
  return names;
}
