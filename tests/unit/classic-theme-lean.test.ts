import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import config from '../../docusaurus.config';
import classicThemeLean from '../../src/plugins/classic-theme-lean';

const context = {
  siteDir: process.cwd(),
  siteConfig: {...config, future: {v4: {useCssCascadeLayers: true}}},
  siteStorage: {type: 'localStorage', namespace: ''},
  i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
} as unknown as LoadContext;

const options = {customCss: ['src/css/index.css']};
const original = themeClassic(context, options);
const lean = classicThemeLean(context, options);

test('the stock theme still adds what the lean theme is there to leave out', () => {
  assert.match(JSON.stringify(original.getClientModules?.()), /prism-include-languages.*nprogress/);
  assert.match(JSON.stringify(original.getClientModules?.()), /infima/);
  assert.match(JSON.stringify(original.injectHtmlTags?.({content: undefined})), /"tagName":"svg".*style/);
});

test('neither the highlighter, Infima nor NProgress reaches the client; every other module of the theme does', () => {
  const modules = (lean.getClientModules?.() ?? []).map((module) => path.basename(module));
  assert.deepEqual(modules, ['index.css']);
  for (const module of lean.getClientModules?.() ?? []) {
    assert.ok(existsSync(module) || existsSync(`${module}.js`), module);
  }
});
