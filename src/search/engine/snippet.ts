import {stem} from '../text/stem';
import {wordsOf, type Word} from '../text/words';
import {formsOf, markedText, type Marked} from './marks';

/** UTF-16 code units of a snippet. */
export const SNIPPET_LENGTH = 170;
/** A row of a table, an entry or a definition is shown as a whole up to this length, for which there is room. */
const ROW_LENGTH = 190;
/** Characters before the first word that was found. */
const LEAD = 30;

/** A word of a text that was found, with the words of the query that it answers. */
interface Said {
  readonly start: number;
  readonly end: number;
  readonly answers: readonly number[];
}

/** Texts whose words are kept: who goes on typing mostly sees the same sections again. */
const MAX_KNOWN = 64;
const known = new Map<string, readonly (readonly [word: Word, forms: readonly string[]])[]>();

function formsIn(text: string) {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const words = wordsOf(text).map((word) => [word, formsOf(word)] as const);
  known.set(text, words);
  return words;
}

const saidIn = (text: string, terms: ReadonlyMap<string, number>): Said[] =>
  formsIn(text).flatMap(([{start, end}, forms]) => {
    const answers = forms.flatMap((form) => terms.get(form) ?? terms.get(stem(form)) ?? []);
    return answers.length > 0 ? [{start, end, answers}] : [];
  });

/** The passage of at most `length` with most different words of the query, and how many those are. */
function bestPassage(said: readonly Said[], length: number) {
  let best = {start: 0, count: 0};
  said.forEach(({start}, place) => {
    const seen = new Set<number>();
    for (let next = place; next < said.length; next += 1) {
      const word = said[next];
      if (!word || word.end > start + length) break;
      for (const answer of word.answers) seen.add(answer);
    }
    if (seen.size > best.count) best = {start, count: seen.size};
  });
  return best;
}

/** The line of a text that says as much of the query as any passage, if it can be shown as a whole. */
function bestLine(text: string, said: readonly Said[], least: number): string | undefined {
  let best: {readonly line: string; readonly count: number} | undefined;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    if (line.length <= ROW_LENGTH) {
      const count = new Set(said.flatMap(({start, answers}) => (start >= from && start < to ? answers : []))).size;
      if (count >= Math.max(1, least, (best?.count ?? 0) + 1)) best = {line, count};
    }
    from = to + 1;
  }
  return best?.line;
}

/**
 * The passage of a text that shows best why it was found: the row, entry or definition that says it, complete; else what
 * is around the words, cut at spaces, with ellipses where text is left out.
 */
export function snippetOf(text: string, terms: ReadonlyMap<string, number>): Marked {
  const inOne = text.replaceAll('\n', ' ');
  if (text.length <= SNIPPET_LENGTH) return markedText(inOne, terms);
  const said = saidIn(text, terms);
  const best = bestPassage(said, SNIPPET_LENGTH - LEAD);
  const line = text.includes('\n') ? bestLine(text, said, best.count) : undefined;
  if (line !== undefined) return markedText(line, terms);
  const from = Math.max(0, Math.min(best.start - LEAD, inOne.length - SNIPPET_LENGTH));
  const start = from === 0 ? 0 : inOne.indexOf(' ', from) + 1 || from;
  const limit = start + SNIPPET_LENGTH;
  const space = inOne.lastIndexOf(' ', limit);
  const end = limit >= inOne.length ? inOne.length : space > start ? space : limit;
  const passage = inOne.slice(start, end).replaceAll(/^\p{Cs}|\p{Cs}$/gu, '');
  return markedText(`${start > 0 ? '… ' : ''}${passage}${end < inOne.length ? ' …' : ''}`, terms);
}
