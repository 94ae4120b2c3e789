import type {Outline} from './outline';
import type {Page} from './pages';
import {type Flaw, flawAt} from '../../../src/text/flaw';

/** The title is the h1 of documents, posts and pages. */
function topFlaws(page: Page, {headings}: Outline): Flaw[] {
  return headings
    .filter(({level}) => level === 1)
    .map(({line}) => ({
      line: page.lineOf(line),
      problem: 'the page has a second h1',
      mend: 'the title is the h1; begin headings with ##',
    }));
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
  const flaws = [...topFlaws(page, outline), ...stepFlaws(page, outline)];
  const ids = new Map<string, string>();
  let level = 1;
  for (const heading of outline.headings) {
    const line = page.lineOf(heading.line);
    if (heading.level > level + 1) {
      flaws.push({
        line,
        problem: `the heading "${heading.text}" skips a level`,
        mend: `write it with ${'#'.repeat(level + 1)}`,
      });
    }
    level = heading.level;
    if (heading.text === '') flaws.push({line, problem: 'the heading is empty', mend: 'write its text'});
    const other = ids.get(heading.id);
    // An id that had to be numbered belongs to a repeated text and would change with the order of the headings.
    const numbered = /^(.*)-\d+$/.exec(heading.id)?.[1];
    const repeated =
      numbered === undefined
        ? undefined
        : outline.headings.find(({id, text}) => id === numbered && text === heading.text);
    if (other !== undefined || repeated) {
      flaws.push({
        line,
        problem: `two headings have the id #${repeated ? numbered : heading.id}`,
        mend: 'change a text, or give one an id: ## Text {#id}',
      });
    }
    ids.set(heading.id, heading.text);
  }
  return flaws;
}
