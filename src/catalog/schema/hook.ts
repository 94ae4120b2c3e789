import * as z from 'zod';
import {writtenChart} from './chart';
import {related, sentence, summary, tags, text, words} from './values';
import {hookCategories, wordsOf} from './vocabulary';

const secret = z.strictObject({
  name: text().describe('the name that the chart expects, or an example where it has no default'),
  keys: words(1),
  optional: z.boolean().describe('false when the hook pod cannot start without it'),
  namedBy: text().optional().describe('the Helm value that holds the name of the Secret'),
  create: text(/^kubectl create secret generic /, 'kubectl create secret generic name …')
    .optional()
    .describe('a command that creates it'),
  note: sentence().optional(),
});

const annotation = z.strictObject({
  meaning: sentence(),
  default: text().describe('what the hook does without it'),
});

const variable = z.strictObject({
  source: text().describe('a Helm value, a key of a Secret, the operator, or the reader through hook.env'),
  meaning: sentence(),
  default: text().optional(),
});

/** A hook in words. File: `hooks/<id>.yaml`. Its facts are in `product/charts`. */
export const writtenHook = z.strictObject({
  title: text(),
  summary,
  category: z.enum(wordsOf(hookCategories)),
  tags: tags(3),
  state: z.enum(['released', 'developing']),
  hookType: text(/^(ReadOnly|ReadAndWrite|none)\b/, 'ReadOnly, ReadAndWrite or none').describe(
    'what the operator can pass to it, and when it changes',
  ),
  chart: writtenChart.nullable(),
  images: z
    .partialRecord(z.enum(['hook', 'job']), sentence().nullable())
    .optional()
    .describe('notes on images, and the further images of the chart'),
  secrets: z.array(secret).optional().describe('the Secrets that it reads'),
  annotations: z.record(text(), annotation).optional().describe('annotations of the Scan that change what it does'),
  environment: z
    .record(text(/^[A-Z][A-Z0-9_]*$/, 'DEFECTDOJO_URL'), variable)
    .optional()
    .describe('variables of its container, without NAMESPACE and SCAN_NAME, which every hook gets'),
  related,
});
