import {wordsOf} from '../text/words';
import {foundIn, markedText, type Marked} from './marks';

/** UTF-16 code units of a snippet. */
export const SNIPPET_LENGTH = 170;
/** Characters before the first word that was found. */
const LEAD = 30;

/** The place from which most different words of the query can be seen at once. */
function bestStart(text: string, terms: ReadonlyMap<string, number>): number {
  const hits = wordsOf(text).flatMap((word) => {
    const found = foundIn(word, terms);
    return found.length > 0 ? [{start: word.start, end: word.end, found}] : [];
  });
  let best = {start: 0, count: 0};
  hits.forEach(({start}, place) => {
    const seen = new Set<number>();
    for (let next = place; next < hits.length; next += 1) {
      const hit = hits[next];
      if (!hit || hit.end > start + SNIPPET_LENGTH - LEAD) break;
      for (const term of hit.found) seen.add(terms.get(term) ?? 0);
    }
    if (seen.size > best.count) best = {start, count: seen.size};
  });
  return best.start;
}

/** The passage of a text that shows best why it was found, cut at spaces, with ellipses where text is left out. */
export function snippetOf(text: string, terms: ReadonlyMap<string, number>): Marked {
  if (text.length <= SNIPPET_LENGTH) return markedText(text, terms);
  const from = Math.max(0, Math.min(bestStart(text, terms) - LEAD, text.length - SNIPPET_LENGTH));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from;
  const limit = start + SNIPPET_LENGTH;
  const space = text.lastIndexOf(' ', limit);
  const end = limit >= text.length ? text.length : space > start ? space : limit;
  const passage = text.slice(start, end).replaceAll(/^\p{Cs}|\p{Cs}$/gu, '');
  return markedText(`${start > 0 ? '… ' : ''}${passage}${end < text.length ? ' …' : ''}`, terms);
}
