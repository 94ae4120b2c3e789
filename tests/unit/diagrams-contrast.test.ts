import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, it} from 'node:test';
import {EMPHASIS} from '../../src/markdown/diagrams/emphasis';

const css = (name: string) => readFileSync(path.join(__dirname, '../../src/css', name), 'utf8');
// What forced colours and print replace is the system's business.
const tokens = css('tokens.css').split('@media')[0] ?? '';
const rules = css('diagrams.css').split('@media')[0] ?? '';

/** The custom properties that the rules with exactly this selector set, later ones last. */
function properties(sheet: string, selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, written = '', body = ''] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (written.trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return found;
}

type Mode = 'light' | 'dark';

/** Colours of a part of a diagram as six hex digits, `transparent` replaced by the surface. */
function colours(mode: Mode, emphasis: string | null): (name: string) => string {
  const all = new Map([
    ...properties(tokens, ':root'),
    ...(mode === 'dark' ? properties(tokens, "[data-theme='dark']") : []),
    ...properties(rules, '.diagram-block'),
    ...(mode === 'dark' ? properties(rules, "[data-theme='dark'] .diagram-block") : []),
    ...(emphasis === null ? [] : properties(rules, `.diagram-scroll .${emphasis}`)),
  ]);
  const colour = (name: string): string => {
    const value = all.get(name) ?? '';
    const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (variable) return colour(variable);
    if (value === 'transparent') return colour('--diagram-surface');
    assert.match(value, /^#[0-9a-f]{6}$/i, `${name}: ${value}`);
    return value;
  };
  return colour;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('diagrams can be read in both colour modes', () => {
  for (const mode of ['light', 'dark'] as const) {
    for (const emphasis of [null, ...EMPHASIS]) {
      const colour = colours(mode, emphasis);
      const least = (a: string, b: string, ratio: number) => {
        const measured = contrast(colour(a), colour(b));
        assert.ok(measured >= ratio, `${a} on ${b}: ${measured.toFixed(2)} is less than ${ratio}`);
      };
      it(`${mode}, ${emphasis ?? 'plain'}: text 4.5:1, lines 3:1`, () => {
        least('--diagram-text', '--diagram-fill', 4.5);
        least('--diagram-text', '--diagram-surface', 4.5);
        least('--diagram-text-muted', '--diagram-surface', 4.5);
        least('--diagram-line', '--diagram-surface', 3);
      });
    }

    it(`${mode}: notes and the tabs of frames`, () => {
      const colour = colours(mode, null);
      assert.ok(contrast(colour('--diagram-text'), colour('--scb-note-bg')) >= 4.5);
      assert.ok(contrast(colour('--diagram-text'), colour('--scb-bg-strong')) >= 4.5);
      assert.ok(contrast(colour('--scb-note-line'), colour('--diagram-surface')) >= 3);
    });
  }

  it('draws text at the sizes by which the layouts reserve room, none below 13 px', () => {
    const sizes = [...rules.matchAll(/font-size:\s*(\d+)px/g)].map(([, size]) => Number(size));
    assert.ok(sizes.length > 0);
    assert.deepEqual([...new Set(sizes)].toSorted(), [13, 14]);
  });
});
