/** An entry of the page: the messages in its heading, and its whole text. */
export interface MessageEntry {
  readonly messages: readonly string[];
  readonly text: string;
}

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\\(["'])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string): string[] => flat(text).match(/[\p{L}\p{N}][\p{L}\p{N}_.-]*[\p{L}\p{N}]/gu) ?? [];

/** The fixed parts of a message, between the placeholders `<name>` and `…`. */
const fixedParts = (message: string): string[] =>
  flat(message)
    .split(/<[^>]*>|…/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

/** The share of a message's words that the pasted text must contain, and how many words a message needs for that. */
const ENOUGH = 0.7;
const LEAST = 3;

/** Whether the pasted text contains all fixed parts of a message with at least `least` words. */
function isWholeIn(message: string, pasted: string, least: number): boolean {
  const parts = fixedParts(message);
  return parts.flatMap(wordsOf).length >= least && parts.every((part) => pasted.includes(part));
}

function isIn(message: string, pasted: string, words: ReadonlySet<string>): boolean {
  if (isWholeIn(message, pasted, 1)) return true;
  const own = fixedParts(message).flatMap(wordsOf);
  return own.length >= LEAST && own.filter((word) => words.has(word)).length >= own.length * ENOUGH;
}

/** How many entries are shown if none has the message. */
const CLOSEST = 3;

/** The entries that share the most words with the pasted text. Rare words count more. */
function closest(entries: readonly MessageEntry[], words: ReadonlySet<string>): MessageEntry[] {
  const own = entries.map(({messages}) => new Set(messages.flatMap(wordsOf)));
  const weight = (word: string): number => 1 / own.filter((some) => some.has(word)).length;
  const scores = own.map((some) =>
    [...some].filter((word) => words.has(word)).reduce((sum, word) => sum + weight(word), 0),
  );
  return entries
    .map((entry, index) => ({entry, score: scores[index] ?? 0}))
    .filter(({score}) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, CLOSEST)
    .map(({entry}) => entry);
}

/** The entries whose message is in the pasted text, or that contain all of its words; if there are none, the closest ones. */
export function matching<Entry extends MessageEntry>(
  entries: readonly Entry[],
  text: string,
): {readonly found: readonly MessageEntry[]; readonly isExact: boolean} {
  const pasted = flat(text);
  const words = wordsOf(text);
  const set = new Set(words);
  const has = ({messages, text: whole}: Entry): boolean =>
    messages.some((message) => isIn(message, pasted, set)) ||
    flat(whole).includes(pasted) ||
    (words.length > 0 && words.every((word) => flat(whole).includes(word)));
  // An exact message excludes all other entries.
  const sure = entries.filter(({messages}) => messages.some((message) => isWholeIn(message, pasted, LEAST)));
  const found = sure.length > 0 ? sure : entries.filter(has);
  return found.length > 0 ? {found, isExact: true} : {found: closest(entries, set), isExact: false};
}
