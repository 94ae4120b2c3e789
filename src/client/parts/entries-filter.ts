// The field above a long list of entries (src/markdown/entries).
import {filterBy, shownOf, type Field} from '../../lib/filter-field';

/** The text of an entry without its nested entries. */
const ownText = (entry: Element): string =>
  [...entry.children]
    .filter(({tagName}) => tagName !== 'DETAILS')
    .map(({textContent}) => textContent)
    .join(' ')
    .toLowerCase();

/**
 * Shows an entry if it contains all words, together with its parents and nested entries.
 *
 * @param around the text of the parent entries
 * @returns whether the entry is shown
 */
function show(entry: Element, words: readonly string[], around = ''): boolean {
  const text = `${around} ${ownText(entry)}`;
  const inside = [...entry.querySelectorAll(':scope > details > ul > li')].map((child) => show(child, words, text));
  const fits = words.every((word) => text.includes(word));
  const shown = fits || inside.includes(true);
  const inner = entry.querySelector<HTMLDetailsElement>(':scope > details');
  // Opens entries with a match inside until the field is empty again.
  if (inner && words.length > 0 && !fits && shown && !inner.open) {
    inner.open = true;
    inner.dataset['opened'] = 'by-filter';
  }
  if (inner?.dataset['opened'] && words.length === 0) {
    inner.open = false;
    delete inner.dataset['opened'];
  }
  entry.toggleAttribute('hidden', !shown);
  return shown;
}

/** Hides the entries of a list that do not match its field, and reports how many match. */
function filter(field: Field): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = field.parentElement?.nextElementSibling;
  const answer = field.nextElementSibling;
  if (!list || !answer) return;
  for (const entry of list.children) show(entry, words);
  const entries = [...list.querySelectorAll<HTMLElement>('li[id]')];
  const shown = entries.filter(({hidden}) => !hidden).length;
  answer.textContent = words.length === 0 ? '' : shownOf(shown, entries.length);
}

filterBy('.entries-filter > input', filter);
