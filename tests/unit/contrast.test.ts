import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {BOXES} from '../../src/markdown/boxes';

type Colors = ReadonlyMap<string, string>;

const sheet = readFileSync('src/css/tokens.css', 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const [usual = '', stronger = ''] = sheet.split('@media screen and (prefers-contrast: more) {');

/** The color tokens of a mode: one color for both modes, or `light-dark()` with two. */
const tokensOf = (css: string, mode: 'light' | 'dark'): [string, string][] =>
  [...css.matchAll(/--(?:scb-)?([\w-]+): (?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}));/gi)].map(
    ([, name = '', light = '', dark = '', both]) => [name, both ?? (mode === 'light' ? light : dark)],
  );

const modes = (['light', 'dark'] as const).map((mode) => {
  const colors: Colors = new Map(tokensOf(usual, mode));
  const more: Colors = new Map([...colors, ...tokensOf(stronger, mode)]);
  return {mode, colors, more};
});

/** Relative luminance as defined by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colors: Colors, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => colors.get(name) ?? assert.fail(`there is no color ${name}`));
  const [dark = 0, light = 0] = [luminance(a!), luminance(b!)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The backgrounds of admonitions. */
const boxes = [...usual.matchAll(/--(ifm-color-\w+-contrast-background):/g)].map(([, name = '']) => name);
assert.equal(boxes.length, BOXES.length);

const surfaces = ['bg', 'bg-subtle', 'bg-raised', 'code-bg', ...boxes];

// axe checks the contrast of text, but not of focus rings and lines, and not with increased contrast.
for (const {mode, colors, more} of modes) {
  test(`in ${mode} mode the focus ring and meaningful lines have enough contrast on every surface`, () => {
    for (const surface of surfaces)
      for (const line of ['focus', 'border-strong', 'accent'])
        assert.ok(contrast(colors, line, surface) >= 3, `${line} on ${surface}`);
  });
  test(`in ${mode} mode a panel and its border are distinguishable from the page`, () => {
    for (const surface of ['bg-subtle', 'code-bg'])
      assert.ok(contrast(colors, surface, 'bg') >= 1.1, `${surface} on the page: ${contrast(colors, surface, 'bg')}`);
    assert.ok(contrast(colors, 'border', 'bg') >= 1.5, `border: ${contrast(colors, 'border', 'bg')}`);
  });
  test(`in ${mode} mode body text has a contrast of 7:1 on every surface`, () => {
    for (const surface of ['bg', 'bg-subtle', 'bg-raised', 'code-bg'])
      for (const text of ['text', 'text-muted'])
        assert.ok(contrast(colors, text, surface) >= 7, `${text} on ${surface}: ${contrast(colors, text, surface)}`);
  });
  test(`in ${mode} mode readers who prefer more contrast get it`, () => {
    for (const role of ['border', 'border-strong', 'text-muted'])
      assert.ok(contrast(more, role, 'bg') > contrast(colors, role, 'bg'), role);
  });
}
