import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sitePages} from '../../src/plugins/inventory/inventory';
import {pagesToIndex} from '../../src/plugins/local-search/pages';

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
