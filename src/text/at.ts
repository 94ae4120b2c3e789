import get from 'lodash/get';

/** The steps to a place in a value: keys of maps and numbers of items. */
export type Steps = readonly PropertyKey[];

/** What is at a place of a value, given as `a.b[0].c` or as its steps; undefined where there is no such place. */
export const at = (value: unknown, place: string | Steps): unknown => (place.length === 0 ? value : get(value, place));

/** A place as people write it: `a.b[0].c`. */
export const pathOf = (steps: Steps): string =>
  steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
