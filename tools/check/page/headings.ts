import type {Outline} from './outline';
import type {Page} from './pages';
import {type Flaw, flawAt} from '../../../src/text/flaw';

/** The title is the h1 of documents, posts and pages. */
function topFlaws(page: Page, {headings}: Outline): Flaw[] {
  const mend = 'the title is the h1; begin headings with ##';
  return headings.flatMap(({level, line}) =>
    level === 1 ? flawAt(page.lineOf(line), 'the page has a second h1', mend) : [],
  );
}

/** Headings that are steps count from 1, anew below each heading above them. */
function stepFlaws(page: Page, {headings}: Outline): Flaw[] {
  const steps = new Map<number, number>();
  return headings.flatMap(({level, text, line}): Flaw[] => {
    for (const deeper of [...steps.keys()].filter((one) => one > level)) steps.delete(deeper);
    const step = Number(/^(\d{1,2})\. /.exec(text)?.[1] ?? 0);
    const last = steps.get(level) ?? 0;
    steps.set(level, step);
    if (step === 0 || step === last + 1) return [];
    return flawAt(page.lineOf(line), `step ${step} follows step ${last}`, `number it ${last + 1}`);
  });
}

/** Checks the outline of a page: one h1, no level left out, every heading with text and an id of its own. */
export function headingFlaws(page: Page, outline: Outline): Flaw[] {
  const {headings} = outline;
  const own = headings.flatMap(({level, text, id, line}, index): Flaw[] => {
    const deepest = (headings[index - 1]?.level ?? 1) + 1;
    // An id that had to be numbered belongs to a repeated text and would change with the order of the headings.
    const numbered = /^(.*)-\d+$/.exec(id)?.[1];
    const repeated = headings.some((other) => other.id === numbered && other.text === text);
    const isTaken = repeated || headings.slice(0, index).some((other) => other.id === id);
    const at = page.lineOf(line);
    const skips = `the heading "${text}" skips a level`;
    const shared = `two headings have the id #${repeated ? numbered : id}`;
    return [
      ...(level > deepest ? flawAt(at, skips, `write it with ${'#'.repeat(deepest)}`) : []),
      ...(text === '' ? flawAt(at, 'the heading is empty', 'write its text') : []),
      ...(isTaken ? flawAt(at, shared, 'change a text, or give one an id: ## Text {#id}') : []),
    ];
  });
  return [...topFlaws(page, outline), ...stepFlaws(page, outline), ...own];
}
