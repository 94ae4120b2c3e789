import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import config from '../../docusaurus.config';
import classicThemeLean, {validateOptions, validateThemeConfig} from '../../src/plugins/classic-theme-lean';
import presetClassicLean from '../../src/plugins/classic-theme-lean/preset';

const context = {
  siteDir: process.cwd(),
  siteConfig: {...config, future: {v4: {useCssCascadeLayers: true}}},
  siteStorage: {type: 'localStorage', namespace: ''},
  i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
} as unknown as LoadContext;

const options = {customCss: ['src/css/index.css']};
const original = themeClassic(context, options);
const lean = classicThemeLean(context, options);

function bodyStart(theme: typeof lean): string {
  return JSON.stringify(theme.injectHtmlTags?.({content: undefined}) ?? {});
}

test('the stock theme still adds what the lean theme is there to leave out', () => {
  assert.match(JSON.stringify(original.getClientModules?.()), /prism-include-languages.*nprogress/);
  assert.match(JSON.stringify(original.getClientModules?.()), /infima/);
  assert.match(bodyStart(original), /"tagName":"svg".*style/);
});

test('neither the highlighter, Infima nor NProgress reaches the client; every other module of the theme does', () => {
  const modules = (lean.getClientModules?.() ?? []).map((module) => path.basename(module));
  assert.deepEqual(modules, ['index.css']);
  for (const module of lean.getClientModules?.() ?? []) {
    assert.ok(existsSync(module) || existsSync(`${module}.js`), module);
  }
});

test('no page starts with a sprite or a style attribute; the script that sets the colour mode stays', () => {
  assert.doesNotMatch(bodyStart(lean), /svg|style/);
  assert.match(bodyStart(lean), /"tagName":"script".*data-theme/);
});

test('the lean theme is found under the name and the folders of the classic one', () => {
  assert.equal(lean.name, 'docusaurus-theme-classic');
  assert.ok(existsSync(path.join(lean.getThemePath?.() ?? '', 'Layout/index.js')));
  assert.equal(typeof validateOptions, 'function');
  assert.equal(typeof validateThemeConfig, 'function');
});

test('the preset puts the lean theme in the place of the classic one and leaves the rest alone', () => {
  const {themes = [], plugins = []} = presetClassicLean(context, {docs: {}, blog: false, theme: {customCss: 'a.css'}});
  assert.deepEqual(themes, [[require.resolve('../../src/plugins/classic-theme-lean'), {customCss: 'a.css'}]]);
  const names = JSON.stringify(plugins);
  assert.match(names, /plugin-content-docs.*plugin-content-pages/);
  assert.doesNotMatch(names, /plugin-content-blog/);
});

interface Schema {
  readonly validate: (given: unknown) => {readonly value: unknown; readonly error?: Error};
}

test('[S2.25] a navbar item that names no side stands on the right', () => {
  const items = [
    {label: 'a', to: '/a'},
    {label: 'b', to: '/b', position: 'left'},
  ];
  const validated: unknown = validateThemeConfig?.<unknown>({
    themeConfig: {navbar: {items}},
    validate: (schema, given) => {
      const {value, error} = (schema as unknown as Schema).validate(given);
      if (error) throw error;
      return value;
    },
  });
  const themeConfig = validated as {navbar: {items: readonly {position: string}[]}};
  assert.deepEqual(
    themeConfig.navbar.items.map(({position}) => position),
    ['right', 'left'],
  );
});
