import get from 'lodash/get';

/** A path in a value: keys of maps and indexes of lists. */
export type Steps = readonly PropertyKey[];

/** The value at a path such as `a.b[0].c`, or undefined if the path does not exist. An empty path is the value itself. */
export const at = (value: unknown, place: string | Steps): unknown => (place.length === 0 ? value : get(value, place));

/** Formats a path as `a.b[0].c`. */
export const pathOf = (steps: Steps): string =>
  steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
