/** A place that a fragment can lead to. */
export interface Place {
  readonly id: string;
  readonly text: string;
}

/** Words without the ends that vary: `installing` and `install`, `scripts` and `script` are the same. */
const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => word.replace(/(?<=.{3})(?:ation|ing|ed|s)$/, ''))
      .filter(Boolean),
  );

/** Sørensen–Dice coefficient of two sets of words, from 0 for nothing in common to 1 for the same. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / Math.max(a.size + b.size, 1);
}

const ENOUGH = 0.5;

/**
 * The heading that shares most words with a fragment, by its id or its text.
 *
 * @param fragment decoded, without `#`
 * @returns undefined when no heading is similar
 */
export function nearestHeading(fragment: string, headings: readonly Place[]): Place | undefined {
  const wanted = wordsIn(fragment);
  const scored = headings
    .map((place) => ({
      place,
      score: Math.max(likeness(wanted, wordsIn(place.id)), likeness(wanted, wordsIn(place.text))),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.score >= ENOUGH ? best.place : undefined;
}
