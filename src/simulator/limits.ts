/** How much is worked out of what a person types. Far above what rules, findings and Scans need. */
export const LIMITS = {
  /** Characters of one text. */
  characters: 50_000,
  /** Nesting depth of maps and lists, and of sections in a template. */
  depth: 64,
  /** Values of one text, each alias counted with all that it stands for. */
  values: 2_000,
  /** Characters that all templates of one trial can read and write. */
  templates: 200_000,
  /** Sentences that say why. */
  details: 40,
  /** Milliseconds of one trial in the browser. */
  milliseconds: 2_000,
} as const;

/** A number as people read it: `50,000`. */
export const counted = (count: number): string => count.toLocaleString('en-US');

/** What was asked for is more than is worked out. The message says what was too much. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}
