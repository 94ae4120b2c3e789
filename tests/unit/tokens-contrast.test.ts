import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';

type Colours = Readonly<Record<string, string>>;

const source = readFileSync('src/css/tokens.css', 'utf8');

/** The hex colours of every block with exactly this selector inside `css`, later ones winning. */
function colours(css: string, selector: string): Colours {
  const found: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors.trim().endsWith(selector)) {
      for (const [, name = '', value = ''] of body.matchAll(/--scb-([\w-]+):\s*(#[0-9a-f]{6});/g)) {
        found[name] = value;
      }
    }
  }
  return found;
}

const [plain = '', more = ''] = source.split('@media (prefers-contrast: more)');
const light = colours(plain, ':root');
const dark = {...light, ...colours(plain, "[data-theme='dark']")};
const modes: Readonly<Record<string, Colours>> = {
  light,
  dark,
  'light, more contrast': {...light, ...colours(more.slice(1), ':root')},
  'dark, more contrast': {...dark, ...colours(more.slice(1), "[data-theme='dark']")},
};

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const STATES = ['note', 'info', 'tip', 'warning', 'danger'] as const;
const SURFACES = ['bg', 'bg-subtle', 'bg-raised', 'code-bg', ...STATES.map((state) => `${state}-bg`)];
const ALL_SURFACES = [...SURFACES, 'bg-strong', 'accent-soft', 'code-inline-bg', 'code-title-bg', 'code-line-bg'];
const INK = ['ink-bg', 'ink-raised'];

interface Rule {
  readonly ratio: number;
  readonly foregrounds: readonly string[];
  readonly backgrounds: readonly string[];
}

const PROMISES: Readonly<Record<string, Rule>> = {
  'text for reading has 7:1 wherever text is read': {
    ratio: 7,
    foregrounds: ['text', 'text-muted', 'link', 'link-hover'],
    backgrounds: SURFACES,
  },
  'every other text has 4.5:1 on every surface': {
    ratio: 4.5,
    foregrounds: ['text', 'text-muted', 'link', 'code-text'],
    backgrounds: ALL_SURFACES,
  },
  'the text of a mark has 4.5:1': {ratio: 4.5, foregrounds: ['text', 'link'], backgrounds: ['mark']},
  'buttons and selections have 4.5:1': {
    ratio: 4.5,
    foregrounds: ['on-accent'],
    backgrounds: ['accent', 'accent-hover'],
  },
  'the signal can be text on the page': {
    ratio: 4.5,
    foregrounds: ['signal'],
    backgrounds: ['bg', 'bg-subtle', 'bg-raised'],
  },
  'the focus ring has 3:1 on every surface': {ratio: 3, foregrounds: ['focus'], backgrounds: [...ALL_SURFACES, 'mark']},
  'lines that carry meaning have 3:1': {
    ratio: 3,
    foregrounds: ['border-strong', 'signal', 'accent', 'code-line-edge'],
    backgrounds: ALL_SURFACES,
  },
  'text on dark panels has 7:1': {
    ratio: 7,
    foregrounds: ['ink-text', 'ink-muted', 'ink-accent', 'ink-signal'],
    backgrounds: INK,
  },
};

for (const [mode, values] of Object.entries(modes)) {
  const value = (name: string): string =>
    values[name] ?? assert.fail(`tokens.css has no six-digit colour --scb-${name}`);
  describe(`colours, ${mode}`, () => {
    for (const [name, {ratio, foregrounds, backgrounds}] of Object.entries(PROMISES)) {
      it(name, () => {
        const short = foregrounds
          .flatMap((front) => backgrounds.map((back) => ({front, back, is: contrast(value(front), value(back))})))
          .filter(({is}) => is < ratio);
        assert.deepEqual(short, []);
      });
    }

    for (const state of STATES) {
      it(`a ${state} has a title of 7:1 and a line of 3:1 on its tint`, () => {
        const background = value(`${state}-bg`);
        assert.ok(contrast(value(`${state}-title`), background) >= 7);
        assert.ok(contrast(value(`${state}-line`), background) >= 3);
      });
    }
  });
}

it('the computation knows the ratios that WCAG names', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
});

it('both modes define the same colour roles, dark panels and fixed colours aside', () => {
  const own = Object.keys(colours(plain, "[data-theme='dark']")).toSorted();
  const expected = Object.keys(light)
    .filter((name) => !name.startsWith('ink-'))
    .toSorted();
  assert.deepEqual(own, expected);
});

it('readers who ask for more contrast get stronger borders and text', () => {
  const stronger: Readonly<Record<string, string>> = {'light, more contrast': 'light', 'dark, more contrast': 'dark'};
  for (const [asked, usual] of Object.entries(stronger)) {
    for (const role of ['border', 'border-strong', 'text-muted']) {
      const [high, normal] = [asked, usual].map((mode) =>
        contrast(modes[mode]?.[role] ?? '#ffffff', modes[mode]?.['bg'] ?? '#ffffff'),
      );
      assert.ok((high ?? 0) > (normal ?? 0), `${role} in ${asked}`);
    }
  }
});
