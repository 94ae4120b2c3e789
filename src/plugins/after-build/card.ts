import {escapeText} from '../../lib/escape';
import {CARD} from '../../lib/page-name';

/** The texts of a card. */
export interface Card {
  readonly title: string;
  /** The section of the site that contains the page. */
  readonly section: string;
  /** The URL of the page without scheme. */
  readonly address: string;
}

const LEFT = 80;
const ROOM = CARD.width - 2 * LEFT;
/** The y coordinate of the title's center, between the name above and the line below. */
const MIDDLE = 348;
/** The width of a letter in em: an average text is narrower, and the margin on the right has room for a wide one. */
const LETTER = 0.55;

/** Font sizes for titles, each with the maximum number of lines. */
const SIZES = [
  {size: 92, most: 2},
  {size: 78, most: 3},
  {size: 58, most: 4},
  {size: 46, most: 5},
] as const;

/** Breaks a text into lines of at most this many letters, except a longer word. */
function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines of about the same length, so that the last one is not a single short word. */
function balanced(text: string, letters: number): string[] {
  const lines = wrap(text, letters);
  const narrower = wrap(text, letters - 1);
  const fits = narrower.length === lines.length && narrower.every((line) => line.length < letters);
  return fits ? balanced(text, letters - 1) : lines;
}

/** The lines of a title at the largest font size that fits. A title that fits at no size is cut off. */
function titleLines(title: string): {readonly size: number; readonly lines: readonly string[]} {
  for (const {size, most} of SIZES) {
    const letters = Math.floor(ROOM / (size * LETTER));
    const lines = balanced(title, letters);
    if (lines.length <= most && lines.every((line) => line.length <= letters)) return {size, lines};
  }
  const {size, most} = SIZES.at(-1)!;
  const letters = Math.floor(ROOM / (size * LETTER));
  const lines = wrap(title, letters - 2).slice(0, most);
  const cut = lines.map((line) => line.slice(0, letters - 2));
  return {size, lines: [...cut.slice(0, -1), `${cut.at(-1)} …`]};
}

/**
 * Draws a card as SVG in the site's colors.
 *
 * @param mark the content of the logo's SVG, with a 32 × 32 view box
 */
export function cardSvg({title, section, address}: Card, mark: string): string {
  const {width, height} = CARD;
  const {size, lines} = titleLines(title);
  const step = Math.round(size * 1.14);
  const small = Math.min(24, ROOM / (address.length * LETTER));
  const first = Math.round(MIDDLE - ((lines.length - 1) * step) / 2 + size * 0.36);
  const text = lines.map((line, index) => `<text x="${LEFT}" y="${first + index * step}">${escapeText(line)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
<path fill="#0c2128" d="M0 0h${width}v${height}H0z"/>
<g transform="translate(68 60) scale(2.4)" stroke-width="3">${mark}</g>
<text x="160" y="110" font-size="38" fill="#eaf3f5">secureCodeBox</text>
<text x="${width - LEFT}" y="110" font-size="34" text-anchor="end" fill="#f5b041">${escapeText(section)}</text>
<g font-size="${size}" fill="#eaf3f5">${text.join('')}</g>
<path fill="#f5b041" d="M${LEFT} 540h150v6h-150z"/>
<path fill="#26505c" d="M${LEFT + 150} 542h${ROOM - 150}v2h-${ROOM - 150}z"/>
<text x="${width - LEFT}" y="590" text-anchor="end" font-size="${small.toFixed(2)}" fill="#b3c9cf">${escapeText(address)}</text>
</svg>`;
}
