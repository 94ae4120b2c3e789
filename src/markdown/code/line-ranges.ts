import {FlawError} from '../../text/flaw';

/**
 * The lines that a list such as `1,3-4` names.
 *
 * @returns line numbers counted from 1, ascending, without repetition
 * @throws FlawError when the list holds anything but numbers and ascending ranges
 */
export function parseLineRanges(list: string): readonly number[] {
  const lines = list.split(',').flatMap((item) => {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(item);
    const first = Number(match?.[1]);
    const last = match?.[2] === undefined ? first : Number(match[2]);
    if (!match || first < 1 || last < first) {
      throw new FlawError(0, `"{${list}}" in the meta of the fence is not a list of lines.`, 'Write it as {1,3-4}.');
    }
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
  return [...new Set(lines)].toSorted((a, b) => a - b);
}
