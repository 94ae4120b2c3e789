import {type Flaw, flawAt, type Problem} from '../../../src/text/flaw';
import type {Outline} from './outline';
import type {Page} from './pages';
import type {Site} from '../site';

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

/** Pages with the same title or description, which look alike in browser tabs and search results. */
export function duplicateProblems(site: Site, file: string): Problem[] {
  return (['title', 'description'] as const).flatMap((key): Problem[] => {
    const valueOf = (one: string): unknown => {
      const {values} = site.frontMatter(one);
      return (key === 'title' && values['title_meta']) || values[key];
    };
    const value = valueOf(file);
    if (typeof value !== 'string') return [];
    // Parsing the front matter of every page would be slow.
    const mightMatch = (one: string): boolean => site.read(one).slice(0, 2000).includes(value.slice(0, 20));
    const others = site.pageFiles.filter((one) => one !== file && mightMatch(one) && valueOf(one) === value);
    if (others.length === 0) return [];
    const line = site.frontMatter(file).lines.get(key) ?? 1;
    const fix = key === 'title' ? 'change it, or add a `title_meta`' : 'write a description of this page only';
    return [{file, line, problem: `the ${key} is the same as in ${others.join(', ')}`, fix}];
  });
}
