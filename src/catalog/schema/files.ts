import * as z from 'zod';
import {chart, helmValues} from './chart';
import {writtenDemoTarget} from './demo-target';
import {defects} from './defect';
import {hook} from './hook';
import {jsonSchema} from './json-schema';
import {writtenScanner} from './scanner';
import {cliCommand, cliFlags} from './scbctl';
import {sentence, slug, text, words} from './values';

/** Images that are in no other entry. `$release` is the product release. */
const images = z.array(
  z.strictObject({
    image: text(/^[\w./-]+:[\w.$-]+$/, 'docker.io/securecodebox/lurker:$release'),
    charts: z.array(slug).min(1).describe('the charts that make a node pull it'),
    movedBy: words().describe('the values that name another place'),
    note: sentence().optional(),
  }),
);

/** Schemas of catalog files by kind of file. `*` matches part of a file name. */
export const catalogFiles: Readonly<Record<string, {readonly files: string; readonly schema: z.ZodType}>> = {
  scanner: {files: 'scanners/*', schema: writtenScanner.omit({id: true})},
  hook: {files: 'hooks/*', schema: hook.omit({id: true})},
  'demo-target': {files: 'demo-targets/*', schema: writtenDemoTarget.omit({id: true})},
  chart: {files: 'charts/*', schema: chart.omit({name: true})},
  schema: {files: 'crds/*.schema', schema: jsonSchema},
  headings: {files: 'crds/former-headings', schema: z.record(z.string(), z.record(z.string(), text()))},
  values: {files: 'common/*-values', schema: helmValues},
  defects: {files: 'defects', schema: defects},
  images: {files: 'common/images', schema: images},
  command: {files: 'scbctl/scbctl', schema: cliCommand},
  flags: {files: 'scbctl/global-flags', schema: cliFlags},
};
