// The field for an error message (src/markdown/message.ts): hides the entries of the page that do not match it.
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {filterBy, type Field} from '../../lib/filter-field';
import {matching, type MessageEntry} from '../../lib/matching-messages';

const {docMarkdown, docTocDesktop} = ThemeClassNames.docs;

/** A heading or entry, and what is hidden with it. */
interface Section {
  readonly heading: Element;
  readonly nodes: readonly Element[];
}

/** A heading of the second level with its content, apart from the entries. */
function chapterOf(heading: Element): Section {
  const nodes = [heading];
  for (let next = heading.nextElementSibling; next && !next.matches('h2'); next = next.nextElementSibling) {
    if (!next.matches('.problem')) nodes.push(next);
  }
  return {heading, nodes};
}

/** A row, alone or in a list (src/markdown/message.ts). */
function entryOf(row: HTMLDetailsElement): Section & MessageEntry & {readonly row: HTMLDetailsElement} {
  const title = row.querySelector(':scope > summary > :first-child');
  const codes = [...(title?.querySelectorAll('code') ?? [])].map(({textContent}) => textContent ?? '');
  const heading = row.closest('li') ?? title ?? row;
  const messages = codes.length > 0 ? codes : [title?.textContent ?? ''];
  return {row, heading, nodes: [row.closest('li') ?? row], text: row.textContent ?? '', messages};
}

function show<One extends Section>(sections: readonly One[], isShown: (section: One) => boolean): void {
  for (const section of sections) {
    const shown = isShown(section);
    for (const node of section.nodes) node.toggleAttribute('hidden', !shown);
    const link = document.querySelector(`.${docTocDesktop} a[href="#${CSS.escape(section.heading.id)}"]`);
    link?.parentElement?.toggleAttribute('hidden', !shown);
  }
}

/** The nearest heading of the second level before an entry. */
function chapterBefore(entry: Section, chapters: readonly Section[]): Section | undefined {
  return chapters.findLast(
    ({heading}) => heading.compareDocumentPosition(entry.heading) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

function say(field: Element, shown: number, isExact: boolean): void {
  const output = field.closest('.message-filter')?.querySelector('output');
  if (!output) return;
  const count = {count: String(shown)};
  output.textContent = isExact
    ? translate({id: 'site.messages.shown', message: 'Entries: {count}'}, count)
    : shown > 0
      ? translate({id: 'site.messages.closest', message: 'No entry has this message. Closest entries: {count}'}, count)
      : translate({id: 'site.messages.none', message: 'No entry has this message. Search the site for a part of it.'});
}

/** How many entries are opened if they match. */
const FEW = 3;

/** Hides the entries of the page that do not match the field, and sections without a match. */
function filter(field: Field): void {
  const page = field.closest(`.${docMarkdown}`);
  if (!page) return;
  const chapters = [...page.querySelectorAll(':scope > h2')].map(chapterOf);
  const entries = [...page.querySelectorAll<HTMLDetailsElement>('details.problem')].map(entryOf);
  const all = field.value.trim() === '';
  const {found, isExact} = all ? {found: entries, isExact: true} : matching(entries, field.value);
  const kept = new Set<MessageEntry>(found);
  const keptChapters = new Set(
    entries.filter((entry) => kept.has(entry)).map((entry) => chapterBefore(entry, chapters)),
  );
  show(entries, (entry) => kept.has(entry));
  for (const entry of entries) entry.row.open = !all && kept.size <= FEW && kept.has(entry);
  show(chapters, (chapter) => all || keptChapters.has(chapter));
  document.querySelector(`.${docTocDesktop} > ul`)?.toggleAttribute('data-filtered', !all);
  say(field, found.length, isExact);
  // The row could be above the field, which stays in view.
  if (!all) entries.find((entry) => kept.has(entry))?.row.firstElementChild?.scrollIntoView({block: 'nearest'});
}

filterBy('.message-filter textarea', filter);
