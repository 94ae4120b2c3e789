import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Outline} from './outline';
import type {Page} from './pages';

/** Headings that are numbered steps count from 1, again from 1 below each heading above them. */
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

/** Checks what links rely on: every heading has a text and its own id, and steps are in order. remark-lint checks the levels. */
export function headingFlaws(page: Page, outline: Outline): Flaw[] {
  const {headings} = outline;
  const own = headings.flatMap(({text, id, line, level}, index): Flaw[] => {
    // An id with a number belongs to a repeated text and would change with the order of the headings.
    const base = /^(.*)-\d+$/.exec(id)?.[1];
    const repeats = headings.some((other) => other.id === base && other.text === text);
    const isTaken = repeats || headings.slice(0, index).some((other) => other.id === id);
    const at = page.lineOf(line);
    const shared = `two headings have the id #${repeats ? base : id}`;
    return [
      ...(level === 1 ? flawAt(at, 'the page has a second h1', 'start headings with ##: the title is the h1') : []),
      ...(text === '' ? flawAt(at, 'the heading is empty', 'write its text') : []),
      ...(isTaken ? flawAt(at, shared, 'change one text, or add an id: ## Text {#id}') : []),
    ];
  });
  return [...stepFlaws(page, outline), ...own];
}
