/** Limits for user input, far above what rules, findings and Scans require. */
export const LIMITS = {
  /** Characters per text. */
  characters: 50_000,
  /** Nesting depth of maps and lists, and of sections in a template. */
  depth: 64,
  /** Values per text, with each alias expanded. */
  values: 2_000,
  /** Characters that all templates of one trial can read and write. */
  templates: 200_000,
  /** Sentences with reasons. */
  details: 40,
  /** Milliseconds per trial in the browser. */
  milliseconds: 2_000,
} as const;

/** A number with separators: `50,000`. */
export const counted = (count: number): string => count.toLocaleString('en-US');

/** The input exceeds a limit, which the message describes. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}
