import * as z from 'zod';
import {writtenChart} from './chart';
import {related, sentence, slug, summary, tags, text, unique, url, words} from './values';
import {scannerCategories, targetKinds, wordsOf} from './vocabulary';

/** A release of the product, such as 4.16.0. */
export const release = text(/^\d+\.\d+\.\d+$/, '4.16.0');

const scanType = z.strictObject({
  purpose: sentence().describe('one sentence: when to choose this scan type'),
  note: sentence()
    .optional()
    .describe('what a reader has to know before choosing it: values without effect, a service account, an exit code'),
});

const parameter = z.union([sentence(), z.strictObject({meaning: sentence(), default: text()})]);

/** One kind of finding that a parser emits. */
const finding = z.strictObject({
  category: text(),
  name: text().describe('the name, with <placeholders>'),
  severity: text().describe('a fixed severity, or the rule by which the parser chooses it'),
  when: sentence().describe('when this finding appears'),
});

const attribute = z.strictObject({
  key: text(),
  type: text(),
  meaning: sentence(),
  on: text()
    .optional()
    .describe('the categories or scan types whose findings carry it, separated by commas, when not all do'),
});

const cascadingRule = z.strictObject({
  matches: sentence().describe('one sentence: the finding that the rule waits for'),
  triggeredBy: words(1).describe('ids of scanners whose findings can match'),
  note: sentence().optional().describe('what the rule needs in addition to the finding'),
});

/** A scanner in words. File: `scanners/<id>.yaml`. Its facts are in `product/charts` and `product/findings`. */
export const writtenScanner = z.strictObject({
  title: text(),
  summary,
  category: z.enum(wordsOf(scannerCategories)),
  targets: z
    .array(z.enum(wordsOf(targetKinds)))
    .min(1)
    .check(unique()),
  tags: tags(3),
  deprecation: z
    .strictObject({reason: sentence(), successor: slug.nullable(), removal: text()})
    .optional()
    .describe('given when it is deprecated; successor is the id of a scanner, or null'),
  removed: z
    .strictObject({
      in: release.describe('the first release without it'),
      lastRelease: release.describe('the last release that has its chart'),
      reason: sentence(),
      successor: slug.nullable().describe('the id of the scanner to use now, or null'),
      replacement: sentence().describe('what does its work now, and what differs'),
      worksWithOperator5: sentence().describe('whether the old chart still works after an upgrade of the operator'),
    })
    .optional()
    .describe('given when the product no longer has it'),
  tool: z.strictObject({
    name: text(),
    homepage: url,
    docs: url.optional(),
    repository: url.optional(),
    license: text().optional(),
  }),
  chart: writtenChart.optional(),
  images: z
    .partialRecord(z.enum(['scanner', 'parser', 'sidecar', 'cache']), sentence().nullable())
    .optional()
    .describe('notes on images, and the further images of the chart'),
  platforms: z.array(text()).min(1).optional().describe('where the chart does not list them'),
  scanTypes: z.record(slug, z.union([sentence(), scanType])).describe('by name, in the order of the page'),
  parameters: z.record(text(), parameter).describe('by flag as typed, for example `-p <port|range>`'),
  target: sentence().describe('what the target has to look like in the parameters'),
  privileges: sentence().or(z.literal('none')).describe('none, or one sentence: capabilities, root, RBAC'),
  findingsOf: slug
    .optional()
    .describe('the id of a scanner whose parser this one uses, instead of the next three fields'),
  findings: z
    .array(finding)
    .min(1)
    .check(unique('category', 'name', 'severity'))
    .optional(),
  findingFields: z
    .record(text(), sentence())
    .optional()
    .describe('the other fields of a finding as this parser sets them; at least location and osi_layer'),
  attributes: z.array(attribute).min(1).check(unique('key', 'on')).optional(),
  cascadingRules: z.record(text(), cascadingRule).optional().describe('by name, in the order of the page'),
  related,
});
