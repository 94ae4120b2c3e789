import * as z from 'zod';
import {sentence, slug, text, words} from './values';

/** Words about images, and images that no chart contains. File: `common/images.yaml`. `$release` is the product release. */
export const images = z.strictObject({
  notes: z.record(text(/^[\w./-]+$/, 'docker.io/minio/minio'), sentence()).describe('by image without its tag'),
  others: z
    .array(
      z.strictObject({
        image: text(/^[\w./-]+:[\w.$-]+$/, 'docker.io/securecodebox/lurker:$release'),
        charts: z.array(slug).min(1).describe('the charts that make a node pull it'),
        movedBy: words().describe('the values or parameters that name another place'),
        note: sentence().optional(),
      }),
    )
    .describe('images that programs start'),
});
