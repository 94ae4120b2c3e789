import * as z from 'zod';
import {chart, containerImage} from './chart';
import {related, sentence, slug, summary, tags, text, unique, url, words} from './values';
import {scannerCategories, targetKinds, wordsOf} from './vocabulary';

/** A release of the product, such as 4.16.0. */
export const release = text(/^\d+\.\d+\.\d+$/, '4.16.0');

export const scanType = z.strictObject({
  name: slug,
  purpose: sentence().describe('one sentence: when to choose this scan type'),
  command: z.array(text()).min(1).describe('the words to which the parameters of a Scan are appended'),
  resultType: text(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'nmap-xml').describe(
    'extractResults.type, which is also the name of the ParseDefinition',
  ),
  resultLocation: text(/^\/home\/securecodebox\/./, '/home/securecodebox/results.json'),
  installedByDefault: z.boolean().describe('false when it is rendered only after a value is set').optional(),
  note: sentence()
    .optional()
    .describe('what a reader has to know before choosing it: values without effect, a service account, an exit code'),
});

const parameter = z.strictObject({
  flag: text().describe('as typed, for example `-p <port|range>`'),
  meaning: sentence(),
  default: text().optional(),
});

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
  name: text(),
  invasive: z.enum(['invasive', 'non-invasive']),
  intensive: z.enum(['light', 'medium', 'high']),
  type: z.enum(['bruteforce']).optional().describe('the label securecodebox.io/type, on the rules that carry it'),
  matches: sentence().describe('one sentence: the finding that the rule waits for'),
  triggeredBy: words(1).describe('ids of scanners whose findings can match'),
  startsScanType: text(),
  parameters: z.array(text()).min(1),
  note: sentence().optional().describe('what the rule needs in addition to the finding'),
});

/** A scanner of the product. File: `scanners/<id>.yaml`. */
export const scanner = z.strictObject({
  id: slug.describe('the last segment of the route of its page'),
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
  toolVersion: text().describe('the version of the wrapped tool as the chart pins it'),
  chart,
  images: z.array(containerImage).min(2).check(unique('role')),
  platforms: z
    .array(z.enum(['linux/amd64', 'linux/arm64', 'linux/ppc64le', 'linux/s390x']))
    .min(1)
    .check(unique()),
  scanTypes: z.array(scanType).min(1).check(unique('name')),
  parameters: z.array(parameter).min(1).check(unique('flag')),
  target: sentence().describe('what the target has to look like in the parameters'),
  privileges: sentence().or(z.literal('none')).describe('none, or one sentence: capabilities, root, RBAC'),
  findings: z
    .array(finding)
    .min(1)
    .check(unique('category', 'name', 'severity')),
  findingFields: z
    .array(z.strictObject({key: text(), meaning: sentence()}))
    .min(2)
    .check(unique('key'))
    .describe('the other fields of a finding as this parser sets them; at least location and osi_layer'),
  attributes: z.array(attribute).min(1).check(unique('key', 'on')),
  cascadingRules: z.array(cascadingRule).check(unique('name')),
  related,
});

/** A scanner in its file. The images of scanner and parser are derived. */
export const writtenScanner = scanner.extend({
  images: z
    .array(containerImage.partial({repository: true, tag: true}))
    .min(1)
    .check(unique('role'))
    .optional()
    .describe('notes on the images of scanner and parser, and further images of the chart'),
});
