import {wordsOf} from '../text/words';
import {foundIn, markedText, type Marked} from './marks';

/** UTF-16 code units of a snippet. */
export const SNIPPET_LENGTH = 170;
/** A row of a table, an entry or a definition is shown as a whole up to this length, for which there is room. */
export const ROW_LENGTH = 190;
/** Characters before the first word that was found. */
const LEAD = 30;

/** The passage of at most `length` with most different words of the query, and how many those are. */
function bestPassage(text: string, terms: ReadonlyMap<string, number>, length: number) {
  const hits = wordsOf(text).flatMap((word) => {
    const found = foundIn(word, terms);
    return found.length > 0 ? [{start: word.start, end: word.end, found}] : [];
  });
  let best = {start: 0, count: 0};
  hits.forEach(({start}, place) => {
    const seen = new Set<number>();
    for (let next = place; next < hits.length; next += 1) {
      const hit = hits[next];
      if (!hit || hit.end > start + length) break;
      for (const term of hit.found) seen.add(terms.get(term) ?? 0);
    }
    if (seen.size > best.count) best = {start, count: seen.size};
  });
  return best;
}

/** The line of a text that says as much of the query as any passage, if it can be shown as a whole. */
function bestLine(text: string, terms: ReadonlyMap<string, number>, least: number): string | undefined {
  const lines = text.split('\n').filter((line) => line.length <= ROW_LENGTH);
  const told = lines.map((line) => bestPassage(line, terms, ROW_LENGTH).count);
  const most = Math.max(0, ...told);
  return most > 0 && most >= least ? lines[told.indexOf(most)] : undefined;
}

/**
 * The passage of a text that shows best why it was found: the row, entry or definition that says it, complete; else what
 * stands around the words, cut at spaces, with ellipses where text is left out.
 */
export function snippetOf(text: string, terms: ReadonlyMap<string, number>): Marked {
  const inOne = text.replaceAll('\n', ' ');
  if (text.length <= SNIPPET_LENGTH) return markedText(inOne, terms);
  const best = bestPassage(inOne, terms, SNIPPET_LENGTH - LEAD);
  const line = text.includes('\n') ? bestLine(text, terms, best.count) : undefined;
  if (line !== undefined) return markedText(line, terms);
  const from = Math.max(0, Math.min(best.start - LEAD, inOne.length - SNIPPET_LENGTH));
  const start = from === 0 ? 0 : inOne.indexOf(' ', from) + 1 || from;
  const limit = start + SNIPPET_LENGTH;
  const space = inOne.lastIndexOf(' ', limit);
  const end = limit >= inOne.length ? inOne.length : space > start ? space : limit;
  const passage = inOne.slice(start, end).replaceAll(/^\p{Cs}|\p{Cs}$/gu, '');
  return markedText(`${start > 0 ? '… ' : ''}${passage}${end < inOne.length ? ' …' : ''}`, terms);
}
