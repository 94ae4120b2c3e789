import assert from 'node:assert/strict';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {createElement} from 'react';
import logger from '@docusaurus/logger';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {ownOrStock} from '../../src/exceptions/own-or-stock';
import {withoutPrefetch} from '../../src/exceptions/prefetch';
import withoutPrism from '../../src/exceptions/prism';
import {isText} from '../../src/exceptions/static-text';

/** The texts of warnings from now on. */
function warnings(context: TestContext, target: {warn: (text: string) => void}): () => string[] {
  const {mock} = context.mock.method(target, 'warn', () => undefined);
  return () => mock.calls.map(({arguments: [text = '']}) => text);
}

const configured = (isServer: boolean, module?: string): object =>
  withoutPrism(module)().configureWebpack?.({}, isServer, {} as ConfigureWebpackUtils, undefined) ?? {};

test('pages do not load Prism; if the theme has moved its module, they do, and the build prints one warning', (context) => {
  const said = warnings(context, logger);
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const alias = {[path.join(theme, 'lib/prism-include-languages.js')]: false};
  assert.deepEqual(configured(false), {resolve: {alias}});
  assert.deepEqual(said(), []);
  const moved = 'lib/moved.js';
  assert.deepEqual([configured(true, moved), configured(false, moved)], [{}, {}]);
  assert.match(said().join('\n'), /^.*lib\/moved\.js, so pages load Prism\.$/);
});

type Page = Parameters<typeof withoutPrefetch>[0];
const functions = () => Object.freeze({prefetch: () => false as const, preload: () => false as const});

test('visible links are not prefetched', (context) => {
  const said = warnings(context, console);
  const docusaurus = functions();
  const page: Page = {docusaurus};
  withoutPrefetch(page);
  assert.notEqual(page.docusaurus.prefetch, docusaurus.prefetch);
  assert.equal(page.docusaurus.preload, docusaurus.preload);
  assert.deepEqual(said(), []);
});

const docusaurus = functions();
for (const [what, page] of [
  ['is not there', {}],
  ['has other functions', {docusaurus: {}}],
  ['is read-only', Object.freeze({docusaurus})],
  ['keeps its value', Object.defineProperty({}, 'docusaurus', {get: () => docusaurus, set() {}})],
] as const)
  test(`if window.docusaurus ${what}, the framework prefetches, and the console shows one warning`, (context) => {
    const said = warnings(context, console);
    withoutPrefetch(page as Page);
    assert.ok(!('docusaurus' in page) || page.docusaurus === docusaurus || !('prefetch' in Object(page.docusaurus)));
    assert.match(said().join('\n'), /^.*window\.docusaurus has moved.*$/);
  });

test('text is not hydrated if its page exports so; without the export, it is hydrated, and the build prints one warning', (context) => {
  const said = warnings(context, console);
  const page = (exports: object) => createElement(Object.assign(() => null, exports));
  assert.equal(isText(page({isText: true})), true);
  assert.equal(isText(page({isText: false})), false);
  assert.deepEqual(said(), []);
  assert.deepEqual([isText(page({})), isText(page({}))], [false, false]);
  assert.match(said().join('\n'), /^.*all text is hydrated\.$/);
});

test('the site has its own mobile menu; if the theme has renamed a hook, it has the stock one, and the build prints one warning', (context) => {
  const said = warnings(context, console);
  const hook = (): void => undefined;
  assert.equal(ownOrStock('own', 'stock', {useMenu: hook}), 'own');
  assert.deepEqual(said(), []);
  const renamed = {useMenu: hook, useBar: undefined};
  assert.deepEqual([ownOrStock('own', 'stock', renamed), ownOrStock('own', 'stock', renamed)], ['stock', 'stock']);
  assert.match(said().join('\n'), /^.*has no useBar, so its own menu is used\.$/);
});
