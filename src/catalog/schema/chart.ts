import * as z from 'zod';
import {code, flaw, sentence, slug, text, unique} from './values';

/** A dotted path: `[]` matches each item of a list, `[0]` one item, and a trailing `*` all keys below. */
const valueKey = text(/^[A-Za-z0-9]+(\[\d*\])?(\.[A-Za-z0-9-]+(\[\d*\])?)*(\.\*)?$/, 'hook.image.tag');

export const helmValue = z.strictObject({
  key: valueKey.describe('the dotted path below values.yaml'),
  type: text()
    .optional()
    .describe('string, bool, int, list or map, as Helm users call it, where the default does not say it'),
  default: code.describe('the default as it would be written in YAML; null is spelled out'),
  meaning: sentence().describe('what setting it changes, and where it has no effect'),
});

const typed = helmValue.superRefine(({type, default: initial}, context) => {
  if (initial === 'null' && type === undefined)
    flaw(context, 'Nothing says what it takes', 'add type, because the default null does not say it', ['type']);
});

export const helmValues = z.array(typed).check(unique('key'));

export const containerImage = z.strictObject({
  role: z.enum(['scanner', 'parser', 'hook', 'sidecar', 'cache', 'target', 'job', 'operator', 'lurker']),
  repository: text(/^[a-z0-9.-]+(\/[a-z0-9._-]+)+$/, 'docker.io/securecodebox/lurker').describe(
    'the image without its tag',
  ),
  tag: text().describe('the effective default tag, or a word such as `chart version`'),
  note: sentence().optional(),
});

const subchart = z.strictObject({
  name: slug,
  version: text(/^\d+\.\d+\.\d+$/, '7.17.3'),
  repository: text(/^(https|oci):\/\//, 'https://helm.elastic.co'),
  condition: valueKey.describe('the value that switches it on and off'),
});

export const chart = z.strictObject({
  name: slug.describe('the last segment of its OCI address'),
  release: slug
    .describe('the release name in the examples of the site')
    .optional()
    .describe('the release name in the examples of the site, where it differs from the name of the chart'),
  values: helmValues.describe('what a reader can set beyond the values that charts of this family share'),
  ignores: z
    .array(z.strictObject({key: valueKey, reason: sentence()}))
    .min(1)
    .check(unique('key'))
    .optional()
    .describe('the shared values without effect here'),
  namespace: slug.optional().describe('where the examples install it, when not in the current namespace'),
  mustSet: z
    .array(z.strictObject({key: valueKey, example: text(), reason: sentence()}))
    .min(1)
    .check(unique('key'))
    .optional()
    .describe('the values without which the chart installs and yet does no useful work'),
  subcharts: z.array(subchart).min(1).check(unique('name')).optional(),
  note: sentence().optional().describe('what a reader must know before installing it'),
});
