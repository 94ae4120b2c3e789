/** Characters of numbers: all that JSON writes as they are. Most end a number, the last ones go on: few numbers are large. */
const DIGITS = Array.from({length: 0x7f - 0x20}, (_, code) => String.fromCharCode(0x20 + code)).filter(
  (letter) => letter !== '"' && letter !== '\\',
);
const BASE = 86;
const MORE = DIGITS.length - BASE;
const VALUES = new Float32Array(128).fill(Number.NaN);
DIGITS.forEach((letter, value) => (VALUES[letter.charCodeAt(0)] = value));

/** A number as text; small ones are one character. */
export function digitsOf(number: number): string {
  let text = '';
  let rest = number;
  for (; rest >= BASE; rest = Math.floor((rest - BASE) / MORE)) text += DIGITS[BASE + ((rest - BASE) % MORE)] ?? '';
  return text + (DIGITS[rest] ?? '');
}

/** Reads numbers one after the other; NaN from where the text ends or has other characters. */
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
