import type * as z from 'zod';
import {sharedValues, writtenChart} from './chart';
import {writtenDemoTarget} from './demo-target';
import {defects} from './defect';
import {writtenHook} from './hook';
import {images} from './images';
import {formerHeadings, jsonSchema, kinds, kubernetesSchemas, writtenFields} from './json-schema';
import {writtenScanner} from './scanner';
import {globalFlags, writtenCommand} from './scbctl';

/** Schemas of catalog files by kind of file. `*` matches part of a file name. */
export const catalogFiles: Readonly<Record<string, {readonly files: string; readonly schema: z.ZodType}>> = {
  scanner: {files: 'scanners/*', schema: writtenScanner},
  hook: {files: 'hooks/*', schema: writtenHook},
  'demo-target': {files: 'demo-targets/*', schema: writtenDemoTarget},
  chart: {files: 'charts/*', schema: writtenChart},
  headings: {files: 'crds/former-headings', schema: formerHeadings},
  values: {files: 'common/*-values', schema: sharedValues},
  defects: {files: 'defects', schema: defects},
  images: {files: 'common/images', schema: images},
  command: {files: 'scbctl/scbctl', schema: writtenCommand},
  flags: {files: 'scbctl/global-flags', schema: globalFlags},
  kinds: {files: 'crds/kinds', schema: kinds},
  kubernetes: {files: 'crds/kubernetes', schema: kubernetesSchemas},
  finding: {files: 'crds/finding', schema: jsonSchema},
  fields: {files: 'crds/*', schema: writtenFields},
};
