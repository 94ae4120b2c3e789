import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {duplicateProblems} from '../../tools/check/duplicates';
import {Site} from '../../tools/check/site';
import {frontMatter, nextStep, pageProblems, root} from './support/check';
import {assertSaid} from '../support/said';

const body = `Text.${nextStep}\n\n<!-- truncate -->`;

const page = (title: string, description: string): string => `---\ntitle: ${title}\ndescription: ${description}\n---\n`;

/** Front matter with a change; an empty value leaves the key out. The keys stand on lines 2, 3, 4 … */
const check = (
  file: string,
  cases: readonly (readonly [name: string, change: Record<string, string>, ...problems: string[]])[],
): void => {
  for (const [name, change, ...problems] of cases) {
    it(name, async () => assertSaid(await pageProblems(body, {file, front: frontMatter(change)}), problems));
  }
};

describe('front matter of documents', () => {
  check('docs/example.md', [
    [
      'every known key passes',
      {
        sidebar_label: 'Ex',
        keywords: '[a, b]',
        aliases: '[c]',
        image: '/img/logo.svg',
        unlisted: 'true',
        toc_max_heading_level: '4',
      },
    ],
    ['an unknown key', {descripton: 'x'}, '4: … descripton: there is no such field — did you mean `description`?'],
    ['a key of posts', {authors: '[team]'}, '4: … authors: there is … — … sidebar_label, title_meta'],
    ['a title has to be there', {title: ''}, '1: front matter: title: the field is missing — add it: …'],
    ['a description has to be there', {description: ''}, '1: … description: the field … — add it: one sentence …'],
    ['a short description', {description: 'Too short.'}, '3: … 10 characters — write one sentence of 50 to 160 …'],
    [
      'a long description',
      {description: `${'one word or two '.repeat(10)}end.`},
      '3: front … 164 characters — … 50 to 160 …',
    ],
    [
      'a description without an end',
      {description: 'What a reader gets from this example page in one plain sentence'},
      '3: front matter: description: The sentence does not end — write one sentence, with a full stop',
    ],
    [
      'two sentences fail',
      {description: 'What a reader gets from this page. And another sentence.'},
      '3: front matter: description: There is more than one sentence — write one sentence, …',
    ],
    [
      'versions and abbreviations do not end a sentence',
      {description: 'What version 4.16.0 brings, e.g. New things for readers of this page.'},
    ],
    [
      'Markdown in the description',
      {description: '"What a reader gets from `this` example page in one sentence."'},
      '3: front matter: description: Markdown stands in the text — write plain text',
    ],
    [
      'how readers ask for sections stands in a file of its own',
      {asked: '{next-steps: [what now]}'},
      '4: front matter: asked: there is no such field — move what it holds to docs/example.asked.yaml',
    ],
    ['keywords have to be a list', {keywords: 'a, b'}, '4: … keywords: this is a text, not a list — write [one, two]'],
    ['a keyword stands once', {keywords: '[a, a]'}, '4: … keywords[1]: "a" stands here twice — remove one of …'],
    [
      'an image has to exist',
      {image: '/img/none.png'},
      '4: front matter: image names `/img/none.png`, which does not exist — add static/img/none.png',
    ],
    [
      'unlisted is a boolean',
      {unlisted: '"yes"'},
      '4: front matter: unlisted: this is a text, not … — write true or false',
    ],
    [
      'levels of headings go from 2 to 6',
      {toc_max_heading_level: '7'},
      '4: front … 7 is not allowed here — … a number from 2 to 6',
    ],
  ]);
  it('YAML that does not parse is told at its line, and nothing else is said to be missing', async () => {
    assert.deepEqual(await pageProblems(body, {front: '---\ntitle: a\ndescription: a: b\n---\n'}), [
      '3: front matter: a value holds a colon and has no quotes — quote the value',
    ]);
  });
  it('a key that stands twice fails', async () => {
    const problems = await pageProblems(body, {front: '---\ntitle: a\ntitle: b\n---\n'});
    assert.match(problems.join('\n'), /^3: front matter: Map keys must be unique — /m);
  });
});

describe('front matter of posts', () => {
  const post = {date: '2025-02-07T09:00:00Z', slug: '/2025/02/07/example', authors: '[team]', tags: '[helm]'};
  const covered = {...post, cover: '/img/logo.svg', cover_alt: 'A box'};
  check('blog/example.md', [
    [
      'date, slug, authors and tags have to be there',
      {},
      ...['date', 'slug', 'authors', 'tags'].map((key) => `1: front matter: ${key}: the field is missing — add it: …`),
    ],
    ['an undeclared tag', {...post, tags: '[hlem]'}, '7: front matter: tags names `hlem`, … — did you mean `helm`?'],
    ['an undeclared author', {...post, authors: '[me]'}, '6: front matter: authors names `me`, … — use team'],
    ['date and slug name one day', {...post, date: '2025-02-08'}, '4: front matter: … — make both the day of the post'],
    ['a date has a form', {...post, date: 'yesterday'}, '4: … "yesterday" … — write it like 2025-02-07T09:00:00Z'],
    [
      'a cover that cannot be seen is described',
      {...post, cover: '/img/logo.svg'},
      '8: front matter: cover has no alternative text — add `cover_alt: what it shows`',
    ],
    ['a description of no cover', {...post, cover_alt: 'A box'}, '8: … no cover — add `cover: /img/blog/name.svg`, …'],
    ['a slug has a form', {...post, slug: 'example'}, '5: front matter: slug: … the right form — write it …'],
  ]);
  it('a cover is described in lists as in the post', async () => {
    const given = {file: 'blog/example.md', front: frontMatter(covered)};
    assert.deepEqual(await pageProblems(`![An open box](/img/logo.svg)\n\n${body}`, given), [
      '9: front matter: cover_alt differs from what the post says of the same image — write "An open box"',
    ]);
  });
});

const makefile = (kind: string, titleMeta = ''): Record<string, string> => ({
  [`docs/contributing/integrating-a-${kind}/makefile.md`]: page(`Makefile${titleMeta}`, `Makefile of a ${kind}.`),
});

const duplicatesIn = (files: Record<string, string>): string[] => {
  const site = new Site(root, {files});
  const problems = Object.keys(files).flatMap((file) => duplicateProblems(site, file));
  return problems.map(({file, line, problem}) => `${file}:${line}: ${problem}`);
};

describe('pages do not share titles and descriptions', () => {
  it('names both pages and the mend', () => {
    assert.deepEqual(
      duplicatesIn({'docs/a.md': page('Same', 'One description.'), 'docs/b.md': page('Same', 'One description.')}),
      [
        'docs/a.md:2: the title is also that of docs/b.md',
        'docs/a.md:3: the description is also that of docs/b.md',
        'docs/b.md:2: the title is also that of docs/a.md',
        'docs/b.md:3: the description is also that of docs/a.md',
      ],
    );
  });

  it('except headlines that title_meta tells apart', () => {
    assert.deepEqual(duplicatesIn({...makefile('hook'), ...makefile('scanner')}).length, 2);
    assert.deepEqual(
      duplicatesIn({...makefile('hook', '\ntitle_meta: Makefile of a hook'), ...makefile('scanner')}),
      [],
    );
  });
});
