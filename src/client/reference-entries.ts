// The field above a long list of entries (src/markdown/entries), and links to entries inside closed ones.
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {filterBy} from '../lib/filter-field';
import {targetOf} from '../lib/target';

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
  // Opens entries with a match inside.
  if (words.length > 0 && !fits && shown) entry.querySelector(':scope > details')?.setAttribute('open', '');
  entry.toggleAttribute('hidden', !shown);
  return shown;
}

/** Hides the entries of a list that do not match its field, and reports how many match. */
function filter(field: HTMLInputElement | HTMLTextAreaElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = field.parentElement?.nextElementSibling;
  const answer = field.nextElementSibling;
  if (!list || !answer) return;
  for (const entry of list.children) show(entry, words);
  const entries = [...list.querySelectorAll<HTMLElement>('li[id]')];
  const shown = entries.filter(({hidden}) => !hidden).length;
  answer.textContent =
    words.length === 0
      ? ''
      : translate(
          {id: 'site.entries.shown', message: '{shown} of {all}'},
          {shown: String(shown), all: String(entries.length)},
        );
}

if (typeof document !== 'undefined') filterBy('.entries-filter > input', filter);

/** Opens the message that is the target of the fragment, or the closed entries around the target. */
function openAround(): void {
  const target = targetOf(window.location.hash);
  let isMoved = false;
  const row = target?.querySelector(':scope > .problem:not([open])');
  for (
    let around = row ?? target?.closest('details:not([open])');
    around;
    around = around.closest('details:not([open])')
  ) {
    around.setAttribute('open', '');
    isMoved = true;
  }
  if (isMoved) target?.scrollIntoView();
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', openAround);

const client: ClientModule = {onRouteDidUpdate: openAround};

export default client;
