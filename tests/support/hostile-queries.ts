import {randomFrom} from '../bench/search/phrases';

/** Special characters of regular expressions, lunr, HTML, JSON and objects, and unusual Unicode. */
const PIECES = [
  '(', ')', '(?:', '(?<=', '[', ']', '[^', '{', '}', '{1,', '\\', '\\d+', '.*', '(a+)+$', '|', '^', '$', '?', '*', '+', '+-', '~', '~1', '~99', '^10', '^-1',
  'title:', 'content:', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', '<img src=x onerror=alert(1)>',
  '<script>', '</script>', '<!--', '&lt;', '&#0;', '"', "'", '`', '${x}', '{{x}}', '%', '%00', '%zz', '\u0000', '\n', '\r', '\t', '\u2028', '\ud800', '\udc00',
  '\ud83d\ude00', '\ud83d', 'e\u0301\u0301\u0301', '\u0300', '\u200d', '\u200b', '\ufeff', '\u202e', '\u2067', '\u0645\u0631\u062d\u0628\u0627', '\u05e9\u05dc\u05d5\u05dd', '\uff4e\uff4d\uff41\uff50', '\u0130', '\u00df', '\ufb01',
  '\u4e2d\u6587', '\u0e01\u0e33', '--set', '--', '-', '#', '/', '//', '../', ';', '&&', 'AND', 'OR', 'NOT', 'null', 'undefined', 'NaN', '0x', '1e999', '.', ',', ':', '@', '=',
] as const; // prettier-ignore

const WORDS = [
  'nmap',
  'scan',
  'hook',
  'cascading',
  'scheduledscan',
  'execution.securecodebox.io/v1',
  'a',
  'x',
] as const;

type Random = (below: number) => number;

const oneOf = <T>(random: Random, values: readonly T[]): T => values[random(values.length)]!;

/** Joins a random number of pieces, from 1 to `most`. */
const many = (random: Random, most: number, make: () => string, between = ''): string =>
  Array.from({length: 1 + random(most)}, make).join(between);

const SHAPES: readonly ((random: Random) => string)[] = [
  (random) => many(random, 12, () => oneOf(random, PIECES)),
  (random) => many(random, 12, () => oneOf(random, PIECES), ' '),
  (random) =>
    many(random, 8, () => oneOf(random, random(2) === 0 ? PIECES : WORDS), oneOf(random, ['', ' ', '-', '.'])),
  (random) => many(random, 24, () => String.fromCharCode(random(65_536))),
  // Around and far above the length limit of the input.
  (random) =>
    oneOf(random, [...PIECES, ...WORDS])
      .repeat(512)
      .slice(0, 505 + random(16)),
  (random) => many(random, 1200, () => oneOf(random, random(5) === 0 ? PIECES : WORDS), ' '),
];

/** The seed of this run, which a failure prints. `SEED` in the environment repeats a run. */
export const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** Random hostile queries, the same for the same seed. */
export function hostileQueries(seed: number, count: number): string[] {
  const random = randomFrom(seed);
  // Long queries are rare, because each takes as long as a hundred others.
  const shapeOf = (number: number) => (number % 25 < 2 ? 4 + (number % 25) : number % 4);
  return Array.from({length: count}, (_, number) => SHAPES[shapeOf(number)]!(random));
}
