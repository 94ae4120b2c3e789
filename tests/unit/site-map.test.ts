import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sectionsOf, yearsOf, type Document} from '../../src/plugins/site-map/site-map';

const documents = new Map<string, Document>(
  [
    {id: 'start/install', title: 'Installation', permalink: '/docs/start/install', unlisted: false},
    {id: 'scanners/index', title: 'Scanners Overview', permalink: '/docs/scanners', unlisted: false},
    {id: 'scanners/nmap', title: 'Nmap', permalink: '/docs/scanners/nmap', unlisted: false},
    {id: 'scanners/secret', title: 'Secret', permalink: '/docs/scanners/secret', unlisted: true},
  ].map((document) => [document.id, document]),
);

test('the site map keeps the order and the depth of the sidebar', () => {
  const sidebar = [
    {type: 'category', label: 'Getting Started', items: [{type: 'doc', id: 'start/install'}]},
    {
      type: 'category',
      label: 'Scanners',
      link: {type: 'doc', id: 'scanners/index'},
      items: [{type: 'doc', id: 'scanners/nmap', label: 'nmap'}],
    },
  ];
  assert.deepEqual(sectionsOf(sidebar, documents), [
    {label: 'Getting Started', entries: [{label: 'Installation', to: '/docs/start/install'}]},
    {label: 'Scanners', to: '/docs/scanners', entries: [{label: 'Nmap', to: '/docs/scanners/nmap'}]},
  ]);
});

test('the site map names no unlisted page and no section that would be empty', () => {
  const sidebar = [{type: 'category', label: 'Hidden', items: [{type: 'doc', id: 'scanners/secret'}]}];
  assert.deepEqual(sectionsOf(sidebar, documents), []);
});

test('a generated overview is a place of its own, links to other hosts and raw HTML are not', () => {
  const sidebar = [
    {type: 'category', label: 'How To', link: {type: 'generated-index', permalink: '/docs/how-to'}, items: []},
    {type: 'link', label: 'Blog', href: '/blog'},
    {type: 'link', label: 'Elsewhere', href: 'https://example.org'},
    {type: 'html'},
  ];
  assert.deepEqual(sectionsOf(sidebar, documents), [
    {label: 'How To', to: '/docs/how-to', entries: []},
    {label: 'Blog', to: '/blog'},
  ]);
});

const post = (title: string, date: string, unlisted = false) => ({
  title,
  date,
  unlisted,
  permalink: `/blog/${title}`,
});

test('posts stand by year, the newest first', () => {
  const posts = [post('old', '2020-09-08'), post('newer', '2024-12-27'), post('hidden', '2025-01-01', true)];
  posts.push(post('older', '2024-06-28'));
  assert.deepEqual(yearsOf(posts), [
    {
      label: '2024',
      entries: [
        {label: 'newer', to: '/blog/newer'},
        {label: 'older', to: '/blog/older'},
      ],
    },
    {label: '2020', entries: [{label: 'old', to: '/blog/old'}]},
  ]);
});
