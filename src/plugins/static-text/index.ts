import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Text stays, on the first page of a visit, as the server has sent it (src/theme/PageText, src/plugins/route-shards): its chunk
 * is not loaded. So that the components of Markdown are not loaded either, they come with the chunks of pages instead of with
 * what stands around them (src/theme/MDXContent).
 */
export default function staticText(): Plugin {
  return {
    name: 'static-text',
    configureWebpack(config) {
      // Before the alias of the framework; merging would put it after that.
      const resolve = (config.resolve ??= {});
      resolve.alias = {'@mdx-js/react$': path.join(__dirname, 'components.ts'), ...resolve.alias};
      return {};
    },
  };
}
