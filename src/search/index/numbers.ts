/**
 * The digits: printable ASCII that JSON does not escape. The first 86 end a number, the others say that more digits follow, so that
 * small numbers, which are most, take one character.
 */
const DIGITS = Array.from({length: 0x7f - 0x20}, (_, code) => String.fromCharCode(0x20 + code)).filter(
  (letter) => letter !== '"' && letter !== '\\',
);
const BASE = 86;
const MORE = DIGITS.length - BASE;
const VALUES = new Float32Array(128).fill(Number.NaN);
DIGITS.forEach((letter, value) => (VALUES[letter.charCodeAt(0)] = value));

/** Encodes a whole number from 0 up; below 86 as one character. */
export function digitsOf(number: number): string {
  let text = '';
  let rest = number;
  for (; rest >= BASE; rest = Math.floor((rest - BASE) / MORE)) text += DIGITS[BASE + ((rest - BASE) % MORE)] ?? '';
  return text + (DIGITS[rest] ?? '');
}

/** Decodes the numbers of a text, one with each call; NaN at its end and at a character that is no digit. */
export function reader(text: string): () => number {
  let place = 0;
  return () => {
    let number = 0;
    for (let unit = 1; ; unit *= MORE) {
      const value = VALUES[text.charCodeAt(place)] ?? Number.NaN;
      place += 1;
      number += unit * value;
      if (!(value >= BASE)) return number;
    }
  };
}
