import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {ROLES} from '../../src/markdown/code/tokens';

const css = ['tokens', 'code', 'code-block'].map((name) => readFileSync(`src/css/${name}.css`, 'utf8')).join('\n');
// Without comments and without what holds for paper and phones only: there, no colour of code is brighter or darker.
const onScreen = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
const rules = [...onScreen.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
  selectors: (selector ?? '').split(',').map((part) => part.trim()),
  declarations: new Map(
    [...(body ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [name ?? '', (value ?? '').trim()]),
  ),
}));

const SELECTORS = {light: [':root', "[data-theme='light']"], dark: [':root', "[data-theme='dark']"]} as const;
type Mode = keyof typeof SELECTORS;
const modes: readonly Mode[] = ['light', 'dark'];

/** The value of a property of the rules with exactly this selector, the last one wins. */
function declared(selector: string, property: string): string | undefined {
  return rules
    .filter(({selectors}) => selectors.includes(selector))
    .map(({declarations}) => declarations.get(property))
    .findLast(Boolean);
}

/** The colour that a `var(--name)` stands for in a mode. */
function resolve(value: string | undefined, mode: Mode): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  const found =
    name === undefined ? value : SELECTORS[mode].map((selector) => declared(selector, name)).findLast(Boolean);
  assert.match(found ?? '', /^#[\da-f]{6}$/, `${value} is not a colour in ${mode} mode`);
  return found ?? '';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['.code-block', '.code-highlighted', '.code-inserted', '.code-deleted'];
const foregrounds = [
  '.code-block',
  ...ROLES.map((role) => `.token.${role}`),
  '.code-output',
  '.code-prompt',
  '.code-block--numbered .code-line::before',
];

for (const mode of modes) {
  test(`${mode}: every colour of code can be read on every background of a line (WCAG AA, 4.5:1)`, () => {
    for (const background of backgrounds) {
      for (const foreground of foregrounds) {
        const colour = resolve(declared(foreground, 'color'), mode);
        const ratio = contrast(colour, resolve(declared(background, 'background'), mode));
        assert.ok(ratio >= 4.5, `${foreground} on ${background}: ${ratio.toFixed(2)}:1`);
      }
    }
  });

  test(`${mode}: titles and buttons can be read on the title bar`, () => {
    const bar = resolve(declared('.code-block--titled::before', 'background'), mode);
    for (const foreground of ['.code-block', '.code-block__button']) {
      assert.ok(contrast(resolve(declared(foreground, 'color'), mode), bar) >= 4.5, foreground);
    }
  });

  test(`${mode}: the edges of highlighted, inserted and deleted lines can be seen (3:1)`, () => {
    for (const line of ['.code-highlighted', '.code-inserted', '.code-deleted']) {
      const edge =
        declared(line, 'border-inline-start-color') ?? declared(line, 'border-inline-start')?.split(' ').at(-1);
      assert.ok(contrast(resolve(edge, mode), resolve(declared(line, 'background'), mode)) >= 3, line);
    }
  });
}

test('every role of a token has a colour, and every colour a role', () => {
  const coloured = rules.flatMap(({selectors}) => selectors.flatMap((one) => /^\.token\.(\w+)$/.exec(one)?.[1] ?? []));
  assert.deepEqual(coloured.toSorted(), ROLES.toSorted());
});

test('nothing takes contrast away from code: no opacity, no filter', () => {
  for (const {selectors, declarations} of rules) {
    if (selectors.some((selector) => /\.(token|code-)/.test(selector))) {
      assert.ok(!declarations.has('opacity') && !declarations.has('filter'), selectors.join());
    }
  }
});

test('the computation agrees with the extremes that WCAG gives', () => {
  assert.equal(contrast('#000000', '#ffffff').toFixed(2), '21.00');
  assert.equal(contrast('#777777', '#777777').toFixed(2), '1.00');
});
