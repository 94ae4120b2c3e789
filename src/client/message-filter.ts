// The field for an error message (src/markdown/message-filter): hides the entries of the page that do not match it.
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {filterBy} from '../lib/filter-field';
import {matching, type MessageEntry} from '../lib/matching-messages';

const {docMarkdown, docTocDesktop} = ThemeClassNames.docs;

/** A heading with its content up to the next heading, or an entry of a list of messages. */
interface Section extends MessageEntry {
  readonly heading: Element;
  readonly nodes: readonly Element[];
}

function sectionOf(heading: Element): Section {
  const nodes = [heading];
  for (let next = heading.nextElementSibling; next && !next.matches('h2, h3'); next = next.nextElementSibling) {
    nodes.push(next);
  }
  const codes = [...heading.querySelectorAll('code')].map(({textContent}) => textContent ?? '');
  const text = nodes.map(({textContent}) => textContent).join(' ');
  return {heading, nodes, text, messages: codes.length > 0 ? codes : [heading.textContent ?? '']};
}

function entryOf(item: Element): Section {
  const codes = [...item.querySelectorAll(':scope > code, :scope > a > code')];
  return {
    heading: item,
    nodes: [item],
    text: item.textContent ?? '',
    messages: codes.map(({textContent}) => textContent ?? ''),
  };
}

function show(sections: readonly Section[], isShown: (section: Section) => boolean): void {
  for (const section of sections) {
    const shown = isShown(section);
    for (const node of section.nodes) node.toggleAttribute('hidden', !shown);
    const link = document.querySelector(`.${docTocDesktop} a[href="#${CSS.escape(section.heading.id)}"]`);
    link?.parentElement?.toggleAttribute('hidden', !shown);
  }
}

/** The section of an entry: the nearest `h2` before it. */
function chapterOf(entry: Section, chapters: readonly Section[]): Section | undefined {
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

/** Hides the entries of the page that do not match the field, and sections without a match. */
function filter(field: HTMLInputElement | HTMLTextAreaElement): void {
  const page = field.closest(`.${docMarkdown}`);
  if (!page) return;
  const chapters = [...page.querySelectorAll(':scope > h2')].map(sectionOf);
  const entries = [
    ...[...page.querySelectorAll(':scope > h3')].map(sectionOf),
    ...[...page.querySelectorAll(':scope > .messages > li')].map(entryOf),
  ];
  const all = field.value.trim() === '';
  const {found, isExact} = all ? {found: entries, isExact: true} : matching(entries, field.value);
  const kept = new Set(found);
  const keptChapters = new Set(entries.filter((entry) => kept.has(entry)).map((entry) => chapterOf(entry, chapters)));
  show(entries, (entry) => kept.has(entry));
  show(chapters, (chapter) => all || keptChapters.has(chapter));
  document.querySelector(`.${docTocDesktop} > ul`)?.toggleAttribute('data-filtered', !all);
  say(field, found.length, isExact);
}

if (typeof document !== 'undefined') filterBy('.message-filter textarea', filter);
