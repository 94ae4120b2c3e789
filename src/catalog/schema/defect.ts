import * as z from 'zod';
import {release} from './scanner';
import {sentence, slug, text, unique, words} from './values';

/** A known defect of the product. File: `defects.yaml`. */
const defect = z.strictObject({
  id: slug,
  title: text().describe('what goes wrong, without a full stop'),
  since: z
    .array(release)
    .min(1)
    .describe('the releases that brought it; several where an upgrade brings it again')
    .or(z.literal('before 5')),
  fixedIn: release.nullable().describe('the first release without it, or null'),
  effect: sentence().describe('what the reader sees'),
  workaround: sentence().describe('what to do until it is fixed'),
  installs: z.strictObject({chart: slug, release}).optional().describe('the older chart that the workaround installs'),
  symptoms: words(1).describe('how readers describe it, and error messages; they feed the search'),
  evidence: z
    .record(text(/^[\w.-]+(?:\/[\w.-]+)*(?:#[\w.]+)?$/, 'operator/main.go#main'), text())
    .describe('the places in the product that show it, each with a text that is gone once it is fixed'),
  pages: z
    .array(text(/^\/docs\/\S+$/, '/docs/scanners/nikto'))
    .min(1)
    .check(unique())
    .describe('the pages that show the warning'),
});

export const defects = z.array(defect).check(unique('id'));
