/** Limits for user input, far above what rules, findings and Scans require. */
export const LIMITS = {
  /** Characters per text. */
  characters: 50_000,
  /** Nesting depth of maps and lists. */
  depth: 64,
  /** Sentences with reasons. */
  details: 40,
  /** Milliseconds per trial in the browser, after which its worker is terminated. */
  milliseconds: 2_000,
} as const;

/** A number with separators: `50,000`. */
export const counted = (count: number): string => count.toLocaleString('en-US');
