import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {BOXES} from '../../src/markdown/boxes';
import {ROLES} from '../../src/markdown/code/tokens';
import {EMPHASIS} from '../../src/markdown/diagrams/emphasis';

interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: ReadonlyMap<string, string>;
}

const rulesOf = (css: string): readonly Rule[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((part) => part.trim()),
    declarations: new Map(
      [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));

const sheet = (name: string): string => readFileSync(`src/css/${name}.css`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
/** A sheet without what holds for paper, phones and forced colors only: no color is brighter or darker there. */
const onScreen = (css: string): string => css.replace(/@media (?!screen \{)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

const [tokens = '', strong = ''] = sheet('tokens').split('@media screen and (prefers-contrast: more) {');
const usual = rulesOf(onScreen([tokens, ...['code', 'code-block', 'diagrams'].map(sheet)].join('\n')));
const stronger = [...usual, ...rulesOf(strong)];

/** Rules, and the selectors of those that count in a place of the page; what a later one says wins. */
interface Place {
  readonly rules: readonly Rule[];
  readonly selectors: readonly string[];
}
const LIGHT = [':root', "[data-theme='light']"];
const DARK = [':root', "[data-theme='dark']"];
const MODES = {light: {rules: usual, selectors: LIGHT}, dark: {rules: usual, selectors: DARK}} as const;
const STRONG_MODES = {light: {rules: stronger, selectors: LIGHT}, dark: {rules: stronger, selectors: DARK}} as const;

const declared = (property: string, {rules, selectors}: Place): string =>
  selectors
    .flatMap((one) => rules.filter((rule) => rule.selectors.includes(one)))
    .map(({declarations}) => declarations.get(property))
    .findLast(Boolean) ?? '';

/** Six hex digits for a token such as `--scb-text`, or for a property of a rule such as `.code-block color`. */
function colorOf(name: string, place: Place): string {
  const [, selector, property = ''] = /^(\..+) ([\w-]+)$/.exec(name) ?? [];
  const own = {...place, selectors: [selector ?? '']};
  const value = selector
    ? declared(property, own) || declared(property.replace(/-color$/, ''), own)
    : declared(name, place);
  const [last = ''] = value.split(' ').slice(-1);
  const variable = /^var\((--[\w-]+)\)$/.exec(last)?.[1];
  if (variable) return colorOf(variable, place);
  if (last === 'transparent') return colorOf('--diagram-surface', place);
  assert.match(last, /^#[\da-f]{6}$/i, `${name} is "${value}", which is no color`);
  return last;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Row = readonly [promise: string, ratio: number, foregrounds: readonly string[], backgrounds: readonly string[]];

/** One test for each row: every foreground has the ratio on every background. */
function promise(where: string, place: Place, rows: readonly Row[]): void {
  for (const [name, ratio, foregrounds, backgrounds] of rows)
    it(`${where}: ${name} ${ratio}:1`, () => {
      for (const back of backgrounds)
        for (const front of foregrounds) {
          const is = contrast(colorOf(front, place), colorOf(back, place));
          assert.ok(is >= ratio, `${front} on ${back}: ${is.toFixed(2)}:1`);
        }
    });
}

const scb = (...names: readonly string[]): string[] => names.map((name) => `--scb-${name}`);
const SURFACES = scb('bg', 'bg-subtle', 'bg-raised', 'code-bg', ...BOXES.map((state) => `${state}-bg`));
const ALL_SURFACES = [...SURFACES, ...scb('bg-strong', 'accent-soft', 'code-inline-bg', 'code-title-bg')];

const TOKENS: readonly Row[] = [
  ['text for reading has', 7, scb('text', 'text-muted', 'link', 'link-hover'), SURFACES],
  ['every other text has', 4.5, scb('text', 'text-muted', 'link'), ALL_SURFACES],
  ['the text of a mark has', 4.5, scb('text', 'link'), scb('mark')],
  ['buttons and selections have', 4.5, scb('on-accent'), scb('accent', 'accent-hover')],
  ['the signal, which can be text, has', 4.5, scb('signal'), scb('bg', 'bg-subtle', 'bg-raised')],
  ['the focus ring has', 3, scb('focus'), [...ALL_SURFACES, ...scb('mark')]],
  ['lines that carry meaning have', 3, scb('border-strong', 'signal', 'accent'), ALL_SURFACES],
  ['text on dark panels has', 7, scb('ink-text', 'ink-muted', 'ink-accent', 'ink-signal'), scb('ink-bg', 'ink-raised')],
  ...BOXES.flatMap((state): Row[] => [
    [`the title of a ${state} has`, 7, scb(`${state}-title`), scb(`${state}-bg`)],
    [`the line of a ${state} has`, 3, scb(`${state}-line`), scb(`${state}-bg`)],
  ]),
];

const MARKED = ['.code-inserted', '.code-deleted'];
const IN_CODE = ['.code-block', ...ROLES.map((role) => `.token.${role}`), '.code-output', '.code-prompt'];
const CODE: readonly Row[] = [
  [
    'every color of code has on every line',
    4.5,
    IN_CODE.map((one) => `${one} color`),
    ['.code-block', ...MARKED].map((one) => `${one} background`),
  ],
  [
    'titles and buttons have on the title bar',
    4.5,
    ['.code-block color', '.code-block__button color'],
    ['.code-block--titled::before background'],
  ],
  ...MARKED.map((line): Row => [
    `the edge of ${line} has`,
    3,
    [`${line} border-inline-start-color`],
    [`${line} background`],
  ]),
];

const DIAGRAM: readonly Row[] = [
  ['text in shapes has', 4.5, ['--diagram-text'], ['--diagram-fill', '--diagram-surface']],
  ['muted text has', 4.5, ['--diagram-text-muted'], ['--diagram-surface']],
  ['lines have', 3, ['--diagram-line', '--scb-note-line'], ['--diagram-surface']],
  ['text of notes and of the tabs of frames has', 4.5, ['--diagram-text'], scb('note-bg', 'bg-strong')],
];

describe('what is shown can be read, whatever the mode', () => {
  for (const mode of ['light', 'dark'] as const) {
    promise(mode, MODES[mode], [...TOKENS, ...CODE]);
    promise(`${mode}, more contrast`, STRONG_MODES[mode], TOKENS);
    for (const emphasis of ['plain', ...EMPHASIS]) {
      const own = ['.diagram-block', ...(mode === 'dark' ? ["[data-theme='dark'] .diagram-block"] : [])];
      const selectors = [...MODES[mode].selectors, ...own, `.diagram-scroll .${emphasis}`];
      promise(`${mode}, diagrams, ${emphasis}`, {rules: usual, selectors}, DIAGRAM);
    }
    it(`${mode}: readers who ask for more contrast get stronger borders and text`, () => {
      const of = (role: string, place: Place) => contrast(colorOf(role, place), colorOf('--scb-bg', place));
      for (const role of scb('border', 'border-strong', 'text-muted'))
        assert.ok(of(role, STRONG_MODES[mode]) > of(role, MODES[mode]), role);
    });
  }
});

it('both modes define the same color roles, dark panels and fixed colors aside', () => {
  const colors = (selector: string): string[] =>
    rulesOf(onScreen(tokens))
      .filter(({selectors}) => selectors.includes(selector))
      .flatMap(({declarations}) => [...declarations])
      .flatMap(([name, value]) => (value.startsWith('#') && !name.startsWith('--scb-ink-') ? [name] : []))
      .toSorted();
  assert.deepEqual(colors("[data-theme='dark']"), colors(':root'));
});

it('every role of a token has a color, and every color a role', () => {
  const colored = usual.flatMap(({selectors}) => selectors.flatMap((one) => /^\.token\.(\w+)$/.exec(one)?.[1] ?? []));
  assert.deepEqual(colored.toSorted(), ROLES.toSorted());
});

it('nothing takes contrast away from code: no opacity, no filter', () => {
  for (const {selectors, declarations} of usual)
    if (selectors.some((selector) => /\.(token|code-)/.test(selector)))
      assert.ok(!declarations.has('opacity') && !declarations.has('filter'), selectors.join());
});

it('diagrams draw text at the sizes by which the layouts reserve room, none below 13 px', () => {
  const sizes = usual
    .filter(({selectors}) => selectors.some((one) => one.includes('.diagram')))
    .flatMap(({declarations}) => /^(\d+)px/.exec(declarations.get('font-size') ?? '')?.[1] ?? []);
  assert.deepEqual([...new Set(sizes)].toSorted(), ['13', '14']);
});

describe('surfaces in dark mode', () => {
  const ratio = (one: string, other: string): number => contrast(colorOf(one, MODES.dark), colorOf(other, MODES.dark));
  it('page, code and code title can be told apart, and borders can be seen', () => {
    assert.ok(ratio('--scb-bg', '--scb-code-bg') >= 1.2);
    assert.ok(ratio('--scb-code-bg', '--scb-code-title-bg') >= 1.1);
    assert.ok(ratio('--scb-bg', '--scb-border') >= 1.8);
  });
});
