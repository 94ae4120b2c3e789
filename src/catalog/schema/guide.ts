import * as z from 'zod';
import {text, words} from './values';

/** What a guide is for, in the order of the sidebar and the overview. */
export const outcomes = {
  start: 'Get started',
  scan: 'Scan your targets',
  results: 'Use the results',
  production: 'Run in production',
  extend: 'Extend secureCodeBox',
} as const;

/** The front matter `guide` of a page that takes one task from its prerequisites to the proof that it worked. */
export const guide = z.strictObject({
  outcome: z.enum(Object.keys(outcomes) as (keyof typeof outcomes)[]),
  time: text(/^\d+ (?:minutes|hours?|days?)$/, '45 minutes'),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  needs: words(1).describe('what the reader has before the first step'),
  result: text().describe('what the reader has after the last step'),
  checked: text().optional().describe('what was checked instead, if nobody ran the guide on a cluster'),
  assumes: z
    .array(text(/^[A-Z]\w+ (?:[\w.-]+\/)?[\w.:-]+$/, 'Secret scanning/registry-credentials'))
    .optional()
    .describe('objects that the files of the guide use and that the reader brings'),
});

export type Guide = z.output<typeof guide>;
