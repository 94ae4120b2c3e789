import * as z from 'zod';
import {chart, containerImage} from './chart';
import {related, sentence, slug, summary, tags, text, unique, words} from './values';
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
  name: text(),
  meaning: sentence(),
  default: text().describe('what the hook does without it'),
});

const variable = z.strictObject({
  name: text(/^[A-Z][A-Z0-9_]*$/, 'DEFECTDOJO_URL'),
  source: text().describe('a Helm value, a key of a Secret, the operator, or the reader through hook.env'),
  meaning: sentence(),
  default: text().optional(),
});

/** A hook of the product. File: `hooks/<id>.yaml`. */
export const hook = z.strictObject({
  id: slug.describe('the last segment of the route of its page'),
  title: text(),
  summary,
  category: z.enum(wordsOf(hookCategories)),
  tags: tags(3),
  state: z.enum(['released', 'developing']),
  hookType: text(/^(ReadOnly|ReadAndWrite|none)\b/, 'ReadOnly, ReadAndWrite or none').describe(
    'what the operator can pass to it, and when it changes',
  ),
  priority: text(/^(-?\d+|none)$/, '0').describe('the default of hook.priority, or none'),
  chart: chart.nullable(),
  images: z.array(containerImage).check(unique('role')),
  secrets: z.array(secret).describe('the Secrets that it reads'),
  annotations: z.array(annotation).check(unique('name')).describe('annotations of the Scan that change what it does'),
  environment: z
    .array(variable)
    .check(unique('name'))
    .describe('variables of its container, without NAMESPACE and SCAN_NAME, which every hook gets'),
  labels: z.record(z.string(), text()).describe('labels of the object beyond those that every chart sets'),
  serviceAccount: text().nullable().describe('the account of the hook job; null when nothing runs'),
  related,
});
