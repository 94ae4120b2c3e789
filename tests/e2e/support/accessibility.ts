import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {switchMode} from './watch';

const engine = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose verdict depends on colors. A change of the mode shows and hides nothing: no other rule has more to judge. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** A finding of axe, as exceptions judge it. */
export interface AxeFinding {
  readonly rule: string;
  readonly target: string;
  readonly html: string;
  readonly summary: string;
}

declare global {
  interface Window {
    axe: {run: (...given: readonly unknown[]) => Promise<AxeResults>};
  }
}

/** Puts the engine into the page through the browser, not as a script tag, which the policy of the site refuses. */
async function bringEngine(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
}

const optionsFor = (rules: readonly string[] | undefined) => ({
  runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags},
  preload: false,
  iframes: false,
});

const findingsOf = (violations: AxeResults['violations']): AxeFinding[] =>
  violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html, failureSummary}) => ({
      rule: id,
      target: target.join(' '),
      html: html.slice(0, 160),
      summary: failureSummary?.replaceAll(/\s+/g, ' ') ?? '',
    })),
  );

/** Judges the page as it stands against WCAG 2.2 AA and the best practices of axe, or against some rules of both. */
export async function axeFindings(
  page: Page,
  rules?: readonly string[],
  without: readonly string[] = [],
): Promise<AxeFinding[]> {
  await bringEngine(page);
  const off = Object.fromEntries(without.map((rule) => [rule, {enabled: false}]));
  const options = {...optionsFor(rules), resultTypes: ['violations'], rules: off};
  return findingsOf(await page.evaluate(async (given) => (await window.axe.run(given)).violations, options));
}

/** Passes when axe finds nothing on the page as it stands, in both modes: the second one changes colors alone. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await switchMode(page, mode);
    expect(await axeFindings(page, mode === 'dark' ? COLOR_RULES : undefined), `${what}, ${mode}`).toEqual([]);
  }
  await switchMode(page, 'light');
}

/**
 * Judges the colors of all text that can be seen. Text of the same look (its colors, size and weight, and whatever lies
 * behind it) gets the same verdict, so that one element speaks for all of its look, here and on later pages; where axe
 * has a finding or a doubt, all of them are judged.
 *
 * @param clear looks that have been judged before; those without a finding or doubt are added
 */
export async function colorFindings(page: Page, clear: Set<string>): Promise<AxeFinding[]> {
  await bringEngine(page);
  const options = {...optionsFor(COLOR_RULES), resultTypes: ['violations', 'incomplete'], elementRef: true};
  const found = await page.evaluate(
    async ([known, given]) => {
      const grounds = new Map<Element | null, string>([[null, '']]);
      const groundOf = (element: Element | null): string => {
        const before = grounds.get(element);
        if (before !== undefined || element === null) return before ?? '';
        const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position} = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join();
        const isPlain = own === 'rgba(0, 0, 0, 0),none,1,none,normal,static';
        const ground = groundOf(element.parentElement) + (isPlain ? '' : `/${own}`);
        grounds.set(element, ground);
        return ground;
      };
      const inkOf = (element: Element): string => {
        const {color, fontSize, fontWeight, textShadow, textDecorationLine} = getComputedStyle(element);
        return [color, fontSize, fontWeight, textShadow, textDecorationLine].join();
      };
      const ofLook = new Map<string, Element[]>();
      for (const element of document.body.querySelectorAll('*')) {
        const says = [...element.childNodes].some(({nodeType, nodeValue}) => nodeType === 3 && nodeValue?.trim());
        if (!says && !element.matches('a, button, input, textarea, select')) continue;
        if (!element.checkVisibility({visibilityProperty: true})) continue;
        // A link is compared with the text around it.
        const around = element.matches('a') && element.parentElement ? inkOf(element.parentElement) : '';
        const look = [element.matches('a'), inkOf(element), around, groundOf(element)].join(';');
        ofLook.set(look, [...(ofLook.get(look) ?? []), element]);
      }
      const asked = new Set(known);
      const looks = [...ofLook].filter(([look]) => !asked.has(look));
      if (looks.length === 0) return {violations: [], judged: []};
      const judge = async (elements: readonly Element[]) => {
        const {violations, incomplete} = await window.axe.run(elements, given);
        // Over a gradient axe never judges: that is a matter of the look. Other doubts are of the place.
        const unsure = incomplete.flatMap(({nodes}) =>
          nodes.filter(({any}) => any[0]?.data?.messageKey !== 'bgGradient'),
        );
        const nodes = [...violations.flatMap((violation) => violation.nodes), ...unsure];
        return {violations, isOpen: (element: Element) => nodes.some((node) => element.contains(node.element ?? null))};
      };
      const first = await judge(looks.map(([, elements]) => elements[0]!));
      const open = looks.filter(([, elements]) => first.isOpen(elements[0]!));
      const second = open.length > 0 ? await judge(open.flatMap(([, elements]) => elements)) : first;
      // Over the shapes of a drawing axe never judges: its texts are asked once, not in each state of each page.
      const still = new Set(
        open.filter(([, elements]) => elements.every((one) => second.isOpen(one) && !one.closest('svg'))),
      );
      const judged = second.violations.length > 0 ? [] : looks.filter((look) => !still.has(look)).map(([look]) => look);
      return {judged, violations: second.violations};
    },
    [[...clear], options] as const,
  );
  for (const look of found.judged) clear.add(look);
  return findingsOf(found.violations);
}
