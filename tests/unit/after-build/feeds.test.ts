import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseAtomFeed, parseRssFeed} from 'feedsmith';
import {feedContent} from '../../../src/plugins/after-build/feeds/content';
import {feedFormats} from '../../../src/plugins/after-build/feeds/formats';
import {lastingImages} from '../../../src/plugins/after-build/feeds/images';
import type {Feed} from '../../../src/plugins/after-build/feeds/model';
import {folderWith} from '../../support/folder';

const post = 'https://example.org/blog/post';
const content = (text: string) =>
  feedContent(`<main><h1>T</h1><div id="__blog-post-container" class="markdown">${text}</div><p>no</p></main>`, {
    post,
    image: (src) => src,
  });

describe('the text of a post in a feed', () => {
  const cases: [name: string, given: string, expected: string][] = [
    [
      'has code as text with its language, its title and its prompts, and no buttons',
      '<div class="theme-code-block language-bash"><div class="code-block__title">a.sh</div><div class="code-block__buttons"><button>Copy</button></div><pre tabindex="0"><code><span class="code-line"><span class="code-prompt">$ </span><span class="token keyword">if</span> a &lt; b\n</span></code></pre></div>',
      '<div><p><strong>a.sh</strong></p><div></div><pre><code class="language-bash">$ if a &lt; b</code></pre></div>',
    ],
    [
      'has admonitions as quotations',
      '<div class="theme-admonition theme-admonition-note" role="note"><p class="alert__title"><svg><path/></svg><span>Note</span></p><p>Mind.</p></div>',
      '<blockquote><p><strong>Note</strong></p><p>Mind.</p></blockquote>',
    ],
    [
      'says the kind of an admonition that has a title of its own',
      '<div class="theme-admonition theme-admonition-warning"><p class="alert__title"><span>Not here</span></p><p>Mind.</p></div>',
      '<blockquote><p><strong>Warning: Not here</strong></p><p>Mind.</p></blockquote>',
    ],
    [
      'has each tab below its label',
      '<div><ul role="tablist"><li role="tab" id="a">Go</li><li role="tab" id="b">Rust</li></ul><div><div role="tabpanel" aria-labelledby="a"><p>1</p></div><div role="tabpanel" aria-labelledby="b" hidden><p>2</p></div></div></div>',
      '<div><div><p><strong>Go</strong></p><p>1</p><p><strong>Rust</strong></p><p>2</p></div></div>',
    ],
    [
      'tells what a diagram shows',
      '<div class="diagram-block"><figure class="diagram"><svg><title>t</title><text>x</text></svg><figcaption>A way</figcaption></figure><details class="diagram-description"><summary>Description</summary><p>First a, then b.</p></details></div>',
      '<div><p><strong>A way</strong></p><p>First a, then b.</p></div>',
    ],
  ];
  for (const [name, given, expected] of cases) it(name, () => assert.equal(content(given), expected));

  it('comes from a page of a post, or the build fails', () => {
    assert.throws(
      () => feedContent('<main></main>', {post, image: (src) => src}),
      /example\.org\/blog\/post has no element with the id __blog-post-container/,
    );
  });
});

describe('an image in a feed', () => {
  it('has the address that does not change, wherever the bundler put it', async () => {
    const folder = folderWith({
      'img/blog/a picture.svg': '<svg>a</svg>',
      'img/large.png': 'large',
      'assets/images/large-0a1b.png': 'large',
      'assets/images/other-0a1b.png': 'other',
    });
    const lasting = lastingImages(folder, '/');
    const data = (text: string) => `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
    assert.equal(lasting(data('<svg>a</svg>')), '/img/blog/a%20picture.svg');
    assert.equal(lasting('/assets/images/large-0a1b.png'), '/img/large.png');
    assert.equal(lasting('/assets/images/other-0a1b.png'), '/assets/images/other-0a1b.png');
    assert.equal(lasting('https://example.org/x.png'), 'https://example.org/x.png');
    assert.throws(() => lasting(data('<svg>b</svg>')), /cannot show the image data:.*keep it below static\/img/);
  });
});

describe('a feed', () => {
  const feed: Feed = {
    title: 'A & B',
    description: 'About <a> and "b"',
    language: 'en',
    copyright: '© C',
    home: 'https://example.org/blog',
    icon: 'https://example.org/i.svg',
    items: [
      {
        address: `${post}?a=1&b=2`,
        title: 'x < y && z',
        summary: 'One < two & three.',
        html: '<p>a &amp; b ]]&gt;</p>\u0008',
        date: new Date('2020-01-02T03:04:05Z'),
        authors: [{name: 'us'}],
        tags: ['C++ & "C"'],
      },
    ],
  };
  const render = (file: string): string =>
    feedFormats.find((format) => format.file === file)!.render(feed, `${feed.home}/${file}`);

  it('is well-formed in RSS and in Atom, whatever its texts hold', () => {
    const rss = parseRssFeed(render('rss.xml'));
    const atom = parseAtomFeed(render('atom.xml'));
    const [item, entry] = [rss.items?.[0], atom.entries?.[0]];
    assert.deepEqual([rss.title, atom.title?.value], ['A & B', 'A & B']);
    assert.deepEqual([item?.title, entry?.title?.value], ['x < y && z', 'x < y && z']);
    for (const html of [item?.content?.encoded, entry?.content?.value]) assert.equal(html, '<p>a &amp; b ]]&gt;</p>');
  });
});
