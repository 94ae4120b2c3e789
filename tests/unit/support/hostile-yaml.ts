import {many, oneOf, upTo, type Random} from '../../support/random';

/** Usually a few hundred, sometimes far too many. */
const some = (random: Random): number => (random() < 0.1 ? 9000 : 600);

const PIECES = [
  '[', ']', '{', '}', '- ', '? ', ': ', '\n', '\n  ', '\t', '#', '"', "'", '|', '>', '%', '@', '`', '!', '!!str ',
  '!!binary ', '&a ', '*a', '<<: *a', '---\n', '...\n', '~', 'null', '0x', '1e999', '.nan', '\u0000', '\ud800',
  '\u202e', '{{', '}}', '{{{', '{{#a}}', '{{/a}}', '{{=<% %>=}}', '{{$.a}}', '__proto__: ', 'constructor: ', 'a: ',
  'kind: Scan', 'attributes: ', 'anyOf: ', '*', '!',
] as const; // prettier-ignore

const NAMES = 'a l attributes.l . __proto__ constructor toString constructor.constructor l.length $'.split(' ');
const INNER = '{{.}} {{{.}}} x {{a}} {{#asList}}attributes.l{{/asList}} {{name}} {{#split}}{{a}}{{/split}}'.split(' ');

/** Shapes of expensive text: deep, broad, with aliases or cycles, or noise. */
const SHAPES: Readonly<Record<string, (random: Random) => string>> = {
  noise: (random) => many(random, 300, () => oneOf(random, PIECES)),
  deepFlow: (random) =>
    oneOf(random, ['[', '{a: ', '{', '[[', '- ', '? ', '[{a: ', '!!map {a: ']).repeat(upTo(random, 9000)),
  deepBlock: (random) => many(random, 300, (index) => `${' '.repeat(index)}a:`, '\n'),
  cycle: (random) =>
    oneOf(random, [
      '&a {self: *a}',
      '&a [*a]',
      '&a {b: {c: [1, *a]}}',
      '&a {<<: *a}',
      'x: &a {y: &b [*a, *b]}',
      '? &a {? *a : b}\n: c',
    ]),
  laughs: (random) =>
    `a0: &a0 [x,x,x]\n${many(random, 40, (index) => `a${index + 1}: &a${index + 1} [*a${index},*a${index},*a${index}]`, '\n')}`,
  broad: (random) => `[${many(random, some(random), () => oneOf(random, ['a', '1', '{}', '[]', '~']), ',')}]`,
  manyKeys: (random) => `{${many(random, some(random), (index) => `k${index}: 1`, ', ')}}`,
  sameKeys: (random) => many(random, some(random), () => 'a: 1', '\n'),
  documents: (random) => many(random, some(random), () => '---\na: 1', '\n'),
  huge: (random) => `a: ${oneOf(random, ['x', '"', '*', '\u00e9', '{{'])}`.padEnd(upTo(random, 300_000), 'x'),
  comments: (random) => many(random, 5000, () => '# x', '\n'),
};

/** A random template with nested sections, loops, inherited properties or missing end tags. */
export function hostileTemplate(random: Random): string {
  const depth = 1 + upTo(random, random() < 0.1 ? 3000 : 8);
  const names = Array.from({length: depth}, () => oneOf(random, NAMES));
  const inner = many(random, 40, () => oneOf(random, INNER));
  const open = names.map((name) => `{{${oneOf(random, ['#', '#', '#', '^'])}${name}}}`).join('');
  const close = names.toReversed().map((name) => `{{/${name}}}`);
  return open + inner + (random() < 0.9 ? close.join('') : '');
}

/** A random hostile text and the name of its shape. */
export function hostileYaml(random: Random): {readonly shape: string; readonly text: string} {
  const shape = oneOf(random, Object.keys(SHAPES));
  return {shape, text: SHAPES[shape]!(random)};
}
