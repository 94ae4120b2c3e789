import assert from 'node:assert/strict';
import {test} from 'node:test';
import {rspack} from '@docusaurus/faster';
import {requestWithPath, withoutLoaderPath, withStableRuntime} from '../../src/plugins/reproducible';

const remembered = (plugin: unknown) => (Reflect.get(Object(plugin), '_args') as readonly [Record<string, unknown>])[0];

test('the runtime keeps its names, all other files are minified as before', () => {
  const js = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: {mangle: true, compress: true}});
  const css = new rspack.LightningCssMinimizerRspackPlugin({});
  const config = {optimization: {minimizer: [js, css] as unknown[]}};
  withStableRuntime(config);
  const [others, runtime, last] = config.optimization.minimizer;
  assert.equal(last, css);
  assert.deepEqual(remembered(others).minimizerOptions, {mangle: true, compress: true});
  assert.deepEqual(remembered(runtime).minimizerOptions, {mangle: false, compress: true});
  const file = 'assets/js/runtime~main.abc.js';
  assert.match(file, remembered(runtime).include as RegExp);
  assert.match(file, remembered(others).exclude as RegExp);
  assert.doesNotMatch('assets/js/main.abc.js', remembered(others).exclude as RegExp);
});

test('a build that does not minify stays as it is', () => {
  const config = {optimization: {}};
  withStableRuntime(config);
  assert.deepEqual(config, {optimization: {}});
});

test('another minifier is an error, so that nobody believes the builds to be reproducible', () => {
  assert.throws(() => withStableRuntime({optimization: {minimizer: [{name: 'TerserPlugin'}]}}), /reproducible.*Rspack/);
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
