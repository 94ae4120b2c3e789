import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rspack} from '@docusaurus/faster';
import {requestWithPath, withoutLoaderPath, withStableRuntime} from '../../src/plugins/reproducible';

test('the runtime has a minifier of its own, and one that does not minify has none', () => {
  const js = new rspack.SwcJsMinimizerRspackPlugin({});
  const css = new rspack.LightningCssMinimizerRspackPlugin({});
  const config = {optimization: {minimizer: [js, css] as unknown[]}};
  withStableRuntime(config, rspack.SwcJsMinimizerRspackPlugin as never);
  assert.equal(config.optimization.minimizer.length, 3);
  assert.equal(config.optimization.minimizer.at(-1), css);
  const plain = {optimization: {}};
  withStableRuntime(plain, rspack.SwcJsMinimizerRspackPlugin as never);
  assert.deepEqual(plain, {optimization: {}});
});

test('the path of a loader in a request is replaced with its name, the rest of the request stays', () => {
  const loader = '/home/me/site/node_modules';
  const image = {
    request: `!${loader}/url-loader/dist/cjs.js?limit=10000&name=assets/[name].[ext]&fallback=${loader}/file-loader/dist/cjs.js!./a.svg`,
  };
  assert.match(image.request, requestWithPath);
  withoutLoaderPath(image);
  assert.equal(
    image.request,
    `!${loader}/url-loader/dist/cjs.js?limit=10000&name=assets/[name].[ext]&fallback=file-loader!./a.svg`,
  );
  assert.doesNotMatch('./file-loader/readme.md', requestWithPath);
});
