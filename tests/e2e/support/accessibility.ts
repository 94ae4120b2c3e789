import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {switchMode} from './page-state';

const engine = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colors. Only these must run again in the other mode, because it does not show or hide anything. */
const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: {run: (...given: readonly unknown[]) => Promise<AxeResults>};
  }
}

/** Injects axe through the browser, because the content security policy blocks a script tag. */
async function bringEngine(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
}

const optionsFor = (rules: readonly string[] | undefined) => ({
  runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags},
  preload: false,
  iframes: false,
});

const findingsOf = (violations: AxeResults['violations']) =>
  violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html, failureSummary}) => ({
      rule: id,
      target: target.join(' '),
      html: html.slice(0, 160),
      summary: failureSummary?.replaceAll(/\s+/g, ' ') ?? '',
    })),
  );

/** The scope of an audit; by default the whole page and all rules. */
interface Judged {
  /** Selector of the part that the test changes. The sweep audits the initial pages. */
  readonly within?: string;
  readonly rules?: readonly string[] | undefined;
  /** Rules to skip. */
  readonly without?: readonly string[];
}

/** Audits the current page with axe's rules for WCAG 2.2 AA and best practices, or with given rules. */
export async function axeFindings(page: Page, {within = 'html', rules, without = []}: Judged = {}) {
  await bringEngine(page);
  const off = Object.fromEntries(without.map((rule) => [rule, {enabled: false}]));
  const options = {...optionsFor(rules), resultTypes: ['violations'], rules: off};
  const judge = async ([part, given]: readonly [string, typeof options]) =>
    (await window.axe.run(part, given)).violations;
  return findingsOf(await page.evaluate(judge, [within, options] as const));
}

/** Asserts that axe finds nothing in a part of the current page in both modes. In dark mode, only color rules run. */
export async function expectAccessible(page: Page, within: string, what: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await switchMode(page, mode);
    const rules = mode === 'dark' ? COLOR_RULES : undefined;
    expect(await axeFindings(page, {within, rules}), `${what}, ${mode}`).toEqual([]);
  }
  await switchMode(page, 'light');
}
