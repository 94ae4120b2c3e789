import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const engine = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose verdict depends on colors. A change of the mode shows and hides nothing: no other rule has more to judge. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/** A finding of axe, as exceptions judge it. */
export interface AxeFinding {
  readonly rule: string;
  readonly target: string;
  readonly html: string;
  readonly summary: string;
}

/**
 * Judges the page as it stands against WCAG 2.2 AA and the best practices of axe. The engine is put into the page
 * through the browser, not as a script tag, which the content security policy of the site refuses.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<AxeFinding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  const options = {
    runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags},
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  };
  const {violations} = await page.evaluate<Pick<AxeResults, 'violations'>, object>(async (given) => {
    const {axe} = window as unknown as {axe: {run: (options: object) => Promise<AxeResults>}};
    return {violations: (await axe.run(given)).violations};
  }, options);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html, failureSummary}) => ({
      rule: id,
      target: target.join(' '),
      html: html.slice(0, 160),
      summary: failureSummary?.replaceAll(/\s+/g, ' ') ?? '',
    })),
  );
}
