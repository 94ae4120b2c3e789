import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {BOXES} from '../../src/markdown/boxes';

type Colors = ReadonlyMap<string, string>;

const sheet = readFileSync('src/css/tokens.css', 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const [usual = '', stronger = ''] = sheet.split('@media screen and (prefers-contrast: more) {');

/** The color tokens that a selector sets. */
const tokensOf = (css: string, selector: string): [string, string][] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector))
    .flatMap(([, , body = '']) => [...body.matchAll(/(--scb-[\w-]+)\s*:\s*(#[\da-f]{6})/gi)])
    .map(([, name = '', value = '']) => [name, value]);

const LIGHT: Colors = new Map([...tokensOf(usual, ':root'), ...tokensOf(usual, "[data-theme='light']")]);
const DARK: Colors = new Map([...LIGHT, ...tokensOf(usual, "[data-theme='dark']")]);
const modes = {
  light: {
    colors: LIGHT,
    more: new Map([...LIGHT, ...tokensOf(stronger, ':root'), ...tokensOf(stronger, "[data-theme='light']")]),
  },
  dark: {
    colors: DARK,
    more: new Map([...DARK, ...tokensOf(stronger, ':root'), ...tokensOf(stronger, "[data-theme='dark']")]),
  },
};

/** Relative luminance as defined by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colors: Colors, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => colors.get(`--scb-${name}`) ?? assert.fail(`there is no color ${name}`));
  const [dark = 0, light = 0] = [luminance(a!), luminance(b!)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg', 'bg-subtle', 'bg-raised', 'code-bg', ...BOXES.map((box) => `${box}-bg`)];

// axe checks the contrast of text, but not of focus rings and lines, and not with increased contrast.
for (const [mode, {colors, more}] of Object.entries(modes)) {
  test(`in ${mode} mode the focus ring and meaningful lines have enough contrast on every surface`, () => {
    for (const surface of surfaces)
      for (const line of ['focus', 'border-strong', 'accent'])
        assert.ok(contrast(colors, line, surface) >= 3, `${line} on ${surface}`);
  });
  test(`in ${mode} mode readers who prefer more contrast get it`, () => {
    for (const role of ['border', 'border-strong', 'text-muted'])
      assert.ok(contrast(more, role, 'bg') > contrast(colors, role, 'bg'), role);
  });
}
