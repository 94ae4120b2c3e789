import * as z from 'zod';
import {code, sentence, slug, text} from './values';

/** A dotted path: `[]` matches each item of a list, `[0]` one item, and a trailing `*` all keys below. */
const valueKey = text(/^[A-Za-z0-9]+(\[\d*\])?(\.[A-Za-z0-9-]+(\[\d*\])?)*(\.\*)?$/, 'hook.image.tag');

const meaning = sentence().describe('what setting it changes, and where it has no effect');

/** Words for what values.yaml cannot say. */
const inWords = {
  type: text().optional().describe('string, bool, int, list or map, where the default does not say it'),
  default: code.optional().describe('what applies without it, where values.yaml has no default or a long one'),
};

/** A value in words: its meaning, or a map that also says what values.yaml does not. */
const describedValue = z.union([meaning, z.strictObject({meaning, ...inWords})]);

/** The values of a chart in words, by key, in the order of their table. */
const describedValues = z.record(valueKey, describedValue);

/** The values that the charts of a family share. */
export const sharedValues = z.record(
  valueKey,
  z.union([
    meaning,
    z.strictObject({
      meaning,
      ...inWords,
      usual: code.optional().describe('the default that `meaning` speaks of, where about as many charts have another'),
      differs: sentence().optional().describe('the meaning in a chart with another default'),
      missing: sentence().optional().describe('why a chart does not have it'),
    }),
  ]),
);

/** A chart in words. Its facts are in `product/charts`. */
export const writtenChart = z.strictObject({
  name: slug.optional().describe('the last segment of its OCI address, where it is not the id of the entry'),
  release: slug.optional().describe('the release name in the examples of the site, where it differs from the name'),
  values: describedValues
    .optional()
    .describe('what a reader can set beyond the values that charts of this family share'),
  ignores: z.record(valueKey, sentence()).optional().describe('why a shared value has no effect here'),
  namespace: slug.optional().describe('where the examples install it, when not in the current namespace'),
  mustSet: z
    .record(valueKey, z.strictObject({example: text(), reason: sentence()}))
    .optional()
    .describe('the values without which the chart installs and yet does no useful work'),
  note: sentence().optional().describe('what a reader must know before installing it'),
});
