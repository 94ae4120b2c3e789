import type {Word} from '../shell/types';

/** Programs that run the rest of their line. */
const WRAPPERS = new Set(['sudo', 'time', 'watch', 'xargs']);

/** The command that a line runs in the end. */
export function unwrap([wrapper, ...words]: readonly Word[]): readonly Word[] {
  if (wrapper === undefined) return [];
  const start = words.findIndex(({text}) => !text.startsWith('-'));
  return WRAPPERS.has(wrapper.text) && start !== -1 ? unwrap(words.slice(start)) : [wrapper, ...words];
}
