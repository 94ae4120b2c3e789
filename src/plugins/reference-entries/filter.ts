import {translate} from '@docusaurus/Translate';

/** The text of an entry without the entries in it. */
const ownText = (entry: Element): string =>
  [...entry.children]
    .filter(({tagName}) => tagName !== 'DETAILS')
    .map(({textContent}) => textContent)
    .join(' ')
    .toLowerCase();

/**
 * Shows the entries that hold all words, with what is in them and what they are in.
 *
 * @param around the text of the entries that contain this one
 * @returns whether it is shown
 */
function show(entry: Element, words: readonly string[], around = ''): boolean {
  const text = `${around} ${ownText(entry)}`;
  const inside = [...entry.querySelectorAll(':scope > details > ul > li')].map((child) => show(child, words, text));
  const fits = words.every((word) => text.includes(word));
  const shown = fits || inside.includes(true);
  // What is found in closed fields is opened.
  if (words.length > 0 && !fits && shown) entry.querySelector(':scope > details')?.setAttribute('open', '');
  entry.toggleAttribute('hidden', !shown);
  return shown;
}

/** Leaves of a list what its field asks for, and says how much that is. */
export function filter(field: HTMLInputElement | HTMLTextAreaElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = field.parentElement?.nextElementSibling;
  const answer = field.nextElementSibling;
  if (!list || !answer) return;
  for (const entry of list.children) show(entry, words);
  const entries = [...list.querySelectorAll('li')];
  const shown = entries.filter(({hidden}) => !hidden).length;
  answer.textContent =
    words.length === 0
      ? ''
      : translate(
          {id: 'site.entries.shown', message: '{shown} of {all}'},
          {shown: String(shown), all: String(entries.length)},
        );
}
