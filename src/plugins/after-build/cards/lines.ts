/** The width of a text in em. */
export type WidthOf = (text: string) => number;

/** Font sizes for titles, each with the maximum number of lines. */
const SIZES = [
  {size: 92, lines: 2},
  {size: 78, lines: 3},
  {size: 58, lines: 4},
  {size: 46, lines: 5},
] as const;

function wrap(words: readonly string[], room: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= room) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Balances the lines without increasing their number, so that the last one is not a single short word. */
function even(words: readonly string[], room: number, widthOf: WidthOf): string[] {
  const lines = wrap(words, room, widthOf);
  for (let less = room * 0.95; less > room * 0.4; less -= room * 0.05) {
    const narrow = wrap(words, less, widthOf);
    if (narrow.length > lines.length || narrow.some((line) => widthOf(line) > less)) return lines;
    lines.splice(0, lines.length, ...narrow);
  }
  return lines;
}

/**
 * Breaks a title into lines at the largest font size that fits. A title that fits at no size is cut off.
 *
 * @param room available width in px
 */
export function titleLines(title: string, room: number, widthOf: WidthOf): {size: number; lines: readonly string[]} {
  const words = title.split(/\s+/);
  for (const {size, lines: most} of SIZES) {
    const lines = even(words, room / size, widthOf);
    if (lines.length <= most && lines.every((line) => widthOf(line) * size <= room)) return {size, lines};
  }
  const {size, lines: most} = SIZES[SIZES.length - 1]!;
  const lines = wrap(words, (room - size) / size, widthOf).slice(0, most);
  return {size, lines: [...lines.slice(0, -1), `${lines.at(-1)} …`]};
}
