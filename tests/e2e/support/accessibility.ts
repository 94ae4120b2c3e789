import type {Page} from '@playwright/test';
import axe, {type AxeResults} from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = {
    runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags},
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  };
  const {violations} = await page.evaluate<Pick<AxeResults, 'violations'>, object>(async (given) => {
    const engine = (window as unknown as {axe: {run: (options: object) => Promise<AxeResults>}}).axe;
    const results = await engine.run(given);
    return {violations: results.violations};
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
