import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {Outline} from './outline';
import type {Page} from './pages';

/** Every heading has a text and a unique id, because links depend on it. remark-lint checks the levels. */
export function headingFlaws(page: Page, outline: Outline): Flaw[] {
  const {headings} = outline;
  return headings.flatMap(({text, id, line, level}, index): Flaw[] => {
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
}
