import {stem, wordsOf} from '../text/words';
import {formsOf, markedText, type Marked} from './marks';

/** Length of a snippet in UTF-16 code units. Fits most rows, entries and definitions. */
export const SNIPPET_LENGTH = 180;
/** Characters before the first matching word. */
const LEAD = 30;

/** The line of a text that contains an offset, or the part of it that begins there, cut at spaces. */
function passageAt(text: string, offset: number) {
  const first = text.lastIndexOf('\n', offset) + 1;
  const last = `${text}\n`.indexOf('\n', offset);
  const from = Math.max(first, Math.min(offset - LEAD, last - SNIPPET_LENGTH));
  const start = from === first ? first : text.indexOf(' ', from) + 1 || from;
  const limit = start + SNIPPET_LENGTH;
  const space = text.lastIndexOf(' ', limit);
  const cut = space > start ? space : limit;
  const end = limit >= last ? last : cut;
  const passage = text.slice(start, end).replaceAll(/^\p{Cs}|\p{Cs}$/gu, '');
  return {start, end, shown: `${start > first ? '… ' : ''}${passage}${end < last ? ' …' : ''}`};
}

/** The matching words of a text, with the query words that they match. */
const matchesIn = (text: string, terms: ReadonlyMap<string, number>) =>
  wordsOf(text).flatMap((word) => {
    const answers = formsOf(word).flatMap((form) => terms.get(form) ?? terms.get(stem(form)) ?? []);
    return answers.length > 0 ? [{start: word.start, end: word.end, answers}] : [];
  });

/** The passage that matches most of the query, with marks. */
export function snippetOf(text: string, terms: ReadonlyMap<string, number>): Marked {
  if (text.length <= SNIPPET_LENGTH) return markedText(text.replaceAll('\n', ' '), terms);
  const matches = matchesIn(text, terms);
  let best = {shown: passageAt(text, 0).shown, count: 0};
  for (const {start: offset} of matches) {
    const {start, end, shown} = passageAt(text, offset);
    const inside = matches.filter((word) => word.start >= start && word.end <= end);
    const count = new Set(inside.flatMap(({answers}) => answers)).size;
    if (count > best.count) best = {shown, count};
  }
  return markedText(best.shown, terms);
}
