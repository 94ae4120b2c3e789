import * as z from 'zod';
import {chart, containerImage, helmValues} from './chart';
import {port, sentence, slug, summary, tags, text, unique} from './values';

/** A vulnerable application to scan. File: `demo-targets/<id>.yaml`. */
export const demoTarget = z.strictObject({
  id: slug.describe('the name of its chart'),
  title: text(),
  summary,
  chart,
  image: containerImage,
  port: port.describe('the port of the Service'),
  containerPort: port.optional().describe('the port on which the container listens, when it differs'),
  address: text(/^(http|https|ssh):\/\/[a-z0-9.-]+(:\d+)?$/, 'http://juice-shop.demo-targets.svc:3000').describe(
    'its address inside the cluster when installed as on this site',
  ),
  kind: sentence(),
  vulnerableTo: sentence(),
  login: z.strictObject({user: text(), password: text()}).optional().describe('the account that the image comes with'),
  usedBy: z.array(slug).check(unique()).describe('ids of scanners whose examples use it'),
  tags: tags(2),
});

/** A demo target in its file, without the chart and the address, which are derived. */
export const writtenDemoTarget = demoTarget.omit({chart: true, address: true}).extend({
  image: containerImage.omit({role: true}),
  values: helmValues.optional().describe('values beyond image and port, and the tag where the chart pins it'),
  ignores: chart.shape.ignores,
});
