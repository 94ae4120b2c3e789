import * as z from 'zod';
import {sentence, slug, summary, tags, text, unique} from './values';

/** A vulnerable application in words. File: `demo-targets/<name of its chart>.yaml`. Its facts are in `product/charts`. */
export const writtenDemoTarget = z.strictObject({
  title: text(),
  summary,
  kind: sentence(),
  vulnerableTo: sentence(),
  login: z.strictObject({user: text(), password: text()}).optional().describe('the account that the image comes with'),
  usedBy: z.array(slug).check(unique()).describe('ids of scanners whose examples use it'),
  tags: tags(2),
});
