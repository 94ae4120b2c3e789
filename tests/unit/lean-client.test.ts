import assert from 'node:assert/strict';
import {test} from 'node:test';
import {unusedParts} from '../../src/plugins/lean-client/parts';
import {leanConfig, leanGlobalData, leanVersion} from '../../src/plugins/lean-client/data';

const docs = 'docusaurus-plugin-content-docs';
const version = {name: 'current', path: '/docs', docs: [{id: 'a', path: '/docs/a'}]};
const data = (...versions: object[]) => ({[docs]: {default: {path: '/docs', versions}}, 'local-search': {default: {}}});

test('a browser gets what it reads of the configuration, and not how pages are built', () => {
  const config = {
    title: 'T',
    baseUrl: '/',
    themeConfig: {navbar: {}},
    plugins: [null],
    presets: [],
    markdown: {},
    headTags: [],
  };
  assert.deepEqual(leanConfig(config), {title: 'T', baseUrl: '/', themeConfig: {navbar: {}}});
});

test('a browser gets no list of all documents, unless another version or an entry of the bar leads to one of them', () => {
  const plain = [{label: 'Blog', to: '/blog'}];
  assert.deepEqual(leanGlobalData(data(version), plain), data({...version, docs: []}));
  const whole = [
    leanGlobalData(data(version, {...version, name: '1'}), plain),
    leanGlobalData(data(version), [{type: 'dropdown', items: [{type: 'doc', docId: 'a'}]}]),
    leanGlobalData(data(version), [{type: 'docsVersionDropdown'}]),
  ];
  for (const left of whole) assert.ok(JSON.stringify(left).includes('"/docs/a"'));
});

test('a page of the documentation gets the menu beside it without what only cards show', () => {
  const link = {type: 'link', href: '/docs/a', label: 'A'};
  const category = {type: 'category', label: 'C', items: [{...link, docId: 'a'}]};
  const all = {
    version: {label: 'Next', docs: {a: {title: 'A', description: 'Long'}}, docsSidebars: {docs: [category]}},
  };
  assert.deepEqual(leanVersion(all), {
    version: {label: 'Next', docs: {}, docsSidebars: {docs: [{...category, items: [{...link, docId: 1}]}]}},
  });
  assert.deepEqual(leanVersion({title: 'Not a version'}), {title: 'Not a version'});
});

test('a browser gets no component that the configuration never shows, and each one that it does', () => {
  const versions = [{banner: null, badge: false}];
  const plain = unusedParts({
    navbar: {items: [{type: 'search'}]},
    footer: {links: [{title: 'A', items: []}]},
    versions,
  });
  for (const part of [
    'AnnouncementBar',
    'NavbarItem/LocaleDropdownNavbarItem',
    'Footer/Links/Simple',
    'DocVersionBanner',
  ]) {
    assert.ok(plain.includes(`@theme/${part}`), part);
  }
  assert.ok(!plain.includes('@theme/Footer/Links/MultiColumn'));
  const all = unusedParts({
    navbar: {items: [{type: 'localeDropdown'}, {items: [{type: 'docsVersion'}]}, {type: 'docsVersionDropdown'}]},
    announcementBar: {id: 'a'},
    footer: {logo: {}, links: [{}]},
    versions: [...versions, {banner: 'unreleased', badge: true}],
  });
  assert.deepEqual(all.toSorted(), [
    '@theme/Footer/Links/MultiColumn',
    '@theme/NavbarItem/DocNavbarItem',
    '@theme/NavbarItem/DocSidebarNavbarItem',
    '@theme/NavbarItem/HtmlNavbarItem',
  ]);
});
