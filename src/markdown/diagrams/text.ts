/**
 * Average advance widths of a sans-serif system font in thousandths of the font size, by group of characters.
 * A build has no font at hand; the layouts add room for the widest font that is common.
 */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  [`ijl|'!,.:;I`, 270],
  ['ft()[]{}/\\- r`"*', 330],
  ['acekszvxyJ?', 530],
  ['bdghnopqu0123456789_$#L=+<>~^FTZ', 590],
  ['ABEKPSVXYCDHNRU&', 690],
  ['wGOQ', 770],
  ['mM%W@', 890],
];

const OTHER_WIDTH = 620;
const WIDE_WIDTH = 1000;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

const BY_CHARACTER: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([characters, width]) => [...characters].map((character) => [character, width] as const)),
);

/** Width of a line of text in px at a font size in px, as a close guess. */
export function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  for (const character of text) {
    sum += BY_CHARACTER.get(character) ?? (WIDE.test(character) ? WIDE_WIDTH : OTHER_WIDTH);
  }
  return (sum * fontSize) / 1000;
}

/** Width in px of the widest of several lines. */
export function linesWidth(lines: readonly string[], fontSize: number): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, fontSize)));
}

/** A name is worth a line that is this much too long: it is found again by its whole. */
const WHOLE_NAME = 1.25;

/** Long names break where a reader would break them: after `/`, `-`, `.`, `_`, `,`, `:`, and before a capital. */
function pieces(word: string, maxWidth: number, fontSize: number): string[] {
  if (textWidth(word, fontSize) <= maxWidth * WHOLE_NAME) return [word];
  const parts = word.split(/(?<=[/\-._,:=])|(?<=\p{Ll})(?=\p{Lu})/u);
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(last + part, fontSize) <= maxWidth) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}

/**
 * Breaks text into lines that are at most `maxWidth` px wide. A name that is a little longer, or that has no place to
 * break, stays whole.
 * The lines are evened out, so that the last one does not hold a single word.
 */
export function wrapText(text: string, maxWidth: number, fontSize: number): string[] {
  const greedy = fill(text, maxWidth, fontSize);
  if (greedy.length < 2) return greedy;
  let best = greedy;
  for (let width = maxWidth - 8; width > maxWidth / 2; width -= 8) {
    const lines = fill(text, width, fontSize);
    if (lines.length > greedy.length) break;
    best = lines;
  }
  return best;
}

function fill(text: string, maxWidth: number, fontSize: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const [first = '', ...rest] = pieces(word, maxWidth, fontSize);
    if (last !== undefined && textWidth(`${last} ${first}`, fontSize) <= maxWidth)
      lines[lines.length - 1] = `${last} ${first}`;
    else lines.push(first);
    lines.push(...rest);
  }
  return lines;
}
