import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sitePages, type SitePage} from '../../src/plugins/inventory/inventory';
import {pagesToIndex} from '../../src/plugins/local-search/pages';
import {sectionsOf, yearsOf} from '../../src/plugins/site-map/site-map';

const doc = (id: string, permalink: string, unlisted = false) => ({
  id,
  permalink,
  source: `@site/docs/${id}.md`,
  title: `Title of ${id}`,
  description: id,
  unlisted,
  tags: [],
  frontMatter: {keywords: [`title of ${id}`, 'Word', 'word']},
});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          isLast: true,
          versionName: 'current',
          docs: [
            doc('alone', '/docs/alone'),
            doc('b/index', '/docs/b/'),
            doc('b/two', '/docs/b/two'),
            doc('a', '/docs/a'),
            doc('secret', '/docs/secret', true),
          ],
          sidebars: {
            docs: [
              {type: 'doc', id: 'a'},
              {
                type: 'category',
                label: 'B',
                link: {type: 'doc', id: 'b/index'},
                items: [{type: 'category', label: 'Inner', items: [{type: 'doc', id: 'b/two'}]}],
              },
              {type: 'category', label: 'Hidden', items: [{type: 'doc', id: 'secret'}]},
              {type: 'html', value: '<hr>'},
            ],
          },
        },
      ],
    },
  },
};
const pages = sitePages(content);

test('pages stand in the order of the sidebar, with the label of their group and without a slash at the end', () => {
  assert.deepEqual(
    pages.filter(({unlisted}) => !unlisted).map(({route, section}) => [route, section]),
    [
      ['/docs/a', undefined],
      ['/docs/b', 'B'],
      ['/docs/b/two', 'B'],
      ['/docs/alone', undefined],
    ],
  );
  assert.equal(pages[0]?.source, 'docs/a.md');
});

test('the search knows the categories around a page, each word once, and no unlisted page', () => {
  const indexed = pagesToIndex(pages, ['/docs/alone'], () => new Map());
  assert.deepEqual(
    indexed.map(({tag, route, categories, tags}) => [tag, route, categories, tags]),
    [
      ['docs-default-current', '/docs/a', [], ['Word']],
      ['docs-default-current', '/docs/b', [], ['Word']],
      ['docs-default-current', '/docs/b/two', ['B', 'Inner'], ['Word']],
    ],
  );
});

test('the site map keeps the order and the depth of the sidebar, and names no section that would be empty', () => {
  assert.deepEqual(sectionsOf(pages.filter(({unlisted}) => !unlisted)), [
    {label: 'Title of a', to: '/docs/a'},
    {
      label: 'B',
      to: '/docs/b',
      entries: [{label: 'Inner', entries: [{label: 'Title of b/two', to: '/docs/b/two'}]}],
    },
    {label: 'Title of alone', to: '/docs/alone'},
  ]);
});

test('posts stand by year, the newest first', () => {
  const post = (title: string, date: string) => ({title, date, route: `/blog/${title}`}) as SitePage;
  assert.deepEqual(yearsOf([post('newer', '2024-12-27'), post('older', '2024-06-28'), post('old', '2020-09-08')]), [
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
