import assert from 'node:assert/strict';
import {test} from 'node:test';
import {unusedParts} from '../../src/plugins/lean-client/parts';
import {leanGlobalData, leanVersion} from '../../src/plugins/lean-client/data';
import {textAttribute} from '../../src/plugins/static-text/attribute';
import {packed, unpacked} from '../../src/plugins/lean-client/sidebar';

const docs = 'docusaurus-plugin-content-docs';
const version = {name: 'current', path: '/docs', docs: [{id: 'a', path: '/docs/a'}]};
const data = (...versions: object[]) => ({[docs]: {default: {path: '/docs', versions}}, 'local-search': {default: {}}});

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
  const category = {type: 'category', label: 'C', items: [{type: 'link', href: '/docs/a', label: 'A', docId: 'a'}]};
  const lean = leanVersion({
    version: {label: 'Next', docs: {a: {title: 'A', description: 'Long'}}, docsSidebars: {docs: [category]}},
  });
  assert.deepEqual(lean, {version: {label: 'Next', docs: {}, docsSidebars: {docs: packed([category])}}});
  assert.deepEqual(leanVersion({title: 'Not a version'}), {title: 'Not a version'});
});

test('the menu in few bytes is the same menu', () => {
  const page = (href: string, label: string) => ({type: 'link', href, label, docId: 1});
  const menu = [
    page('/docs/start/', 'Start'),
    page('/docs/start/first-steps', 'First steps'),
    {
      type: 'category',
      label: 'Tools',
      href: '/docs/tools/',
      collapsed: true,
      items: [
        page('/docs/tools/Über', 'Über'),
        page('/docs/tools/', 'All tools'),
        {type: 'category', label: 'Old', collapsible: false, items: [page('/docs/tools/old/a', '/a')]},
        {...page('/docs/tools/x', 'X'), unlisted: true},
      ],
    },
    {type: 'html', value: '<hr>'},
    {type: 'link', href: 'https://example.com/', label: 'Elsewhere'},
    page('/docs/tools/b', 'B'),
    page('/docs/', 'Docs'),
  ];
  assert.deepEqual(unpacked(packed(menu)), menu);
  const said = JSON.stringify(packed(menu));
  assert.ok(said.includes('"First steps"') && !said.includes('first-steps'));
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

test('a page does not say of itself how readers may call it otherwise: only the index of the search asks', () => {
  const frontMatter = {title: 'Nmap', keywords: ['ports'], aliases: ['network mapper']};
  const told = {metadata: {source: '@site/docs/nmap.md', frontMatter}, assets: {}, contentTitle: 'Nmap', toc: []};
  const said = JSON.stringify(textAttribute('a', told));
  assert.ok(said.includes('ports') && !said.includes('aliases') && !said.includes('network mapper'), said);
});
