import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import * as cheerio from 'cheerio';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {identity} from '../../src/config/identity';
import {builtFile, builtFiles, siteDir} from '../support/site';

/** Markdown as everybody reads it, with tables and without anything of this site. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

const MARK = /\s*(?<!\{)\{(#[^{}]+)\}(?!\})/g;

const twins = builtFiles()
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const tree = markdown.parse(builtFile(file));
    const page = file.replace(/\.md$/, '');
    return {file, page, tree, $: cheerio.load(builtFile(`${page}.html`))};
  });
type Twin = (typeof twins)[number];

/** Text, marks of ids left out, in words with one blank between them and at both ends. */
const words = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Where and what in the twins `wrong` finds. */
function found(wrong: (node: Nodes, twin: Twin) => unknown): readonly string[] {
  const places: string[] = [];
  for (const twin of twins)
    visit(twin.tree, (node) => {
      const what = wrong(node, twin);
      if (what) places.push(`${twin.file}:${node.position?.start.line} ${String(what)}`);
    });
  return places;
}

/** The file of this site that an address leads to; undefined for other sites. */
function targetOf(url: string, from: string): string | undefined {
  const {href} = new URL(url, `${identity.url}/${from}`);
  if (!href.startsWith(`${identity.url}/`)) return undefined;
  return decodeURI(href.slice(identity.url.length + 1).replace(/[?#].*$/, '')) || 'index';
}

test('every link and image of a twin has a whole address, and leads to a file of the site where it leads to the site', () => {
  const wrong = found((node, {file}) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return undefined;
    const target = targetOf(node.url, file);
    const exists =
      target === undefined || [target, `${target}.html`].some((one) => existsSync(path.join(siteDir, one)));
    return (!/^(?:https?:\/\/|mailto:|#)/.test(node.url) || !exists) && node.url;
  });
  assert.deepEqual(wrong, []);
});

test('a twin is plain Markdown: no HTML, no JSX, no directive and no comment', () => {
  const wrong = found((node) => {
    if (node.type === 'html') return node.value;
    return node.type === 'text' && /^\s*:{2,}|\{\/\*|pathname:|\]\(/m.test(node.value) && node.value;
  });
  assert.deepEqual(wrong, []);
});

test('a twin has one title, headings of which none skips a level, fences with a language, and whole rows', () => {
  let level = 0;
  const wrong = found((node, {tree}) => {
    if (node === tree) level = 0;
    if (node.type === 'code') return !node.lang && 'no language';
    if (node.type === 'table') return new Set(node.children.map((row) => row.children.length)).size > 1 && 'cells';
    if (node.type !== 'heading') return undefined;
    const [before, now] = [level, (level = node.depth)];
    return (now > before + 1 || (now === 1 && before > 0)) && toString(node);
  });
  assert.deepEqual(wrong, []);
});

/** The text of a page: a document or a post. */
function articleOf($: cheerio.CheerioAPI): ReturnType<cheerio.CheerioAPI> {
  return $('.theme-doc-markdown, #__blog-post-container').first();
}

const INLINE = new Set('a abbr b br code em i kbd mark s samp small span strong sub sup time u var wbr'.split(' '));
const UNSEEN = new Set('script style svg button input output template noscript'.split(' '));

/** What a page says, piece by piece: paragraphs, items, cells, the names and facts of entries, code. */
function piecesOf($: cheerio.CheerioAPI): readonly string[] {
  const pieces: string[] = [''];
  const walk = (node: cheerio.AnyNode): void => {
    if (node.type === 'text') pieces.push(`${pieces.pop()}${node.data}`);
    if (node.type !== 'tag' || UNSEEN.has(node.name)) return;
    const classes = new Set(node.attribs['class']?.split(' '));
    // Fields that filter, and the line that opens the fields of a field, are no text of the page.
    if (classes.has('hash-link') || node.attribs['data-print'] === 'none') return;
    if (node.name === 'summary' && /^\d+ fields?$/.test($(node).text())) return;
    if (classes.has('entry-facts')) {
      for (const fact of $(node).children()) pieces.push($(fact).text());
      pieces.push('');
      return;
    }
    const isInline = INLINE.has(node.name);
    if (!isInline) pieces.push('');
    node.children.forEach(walk);
    if (!isInline) pieces.push('');
  };
  articleOf($).toArray().forEach(walk);
  return pieces.filter((piece) => words(piece).trim() !== '');
}

/** What a twin says, in words. */
function saidIn(tree: Nodes): string {
  const said: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') said.push(node.meta ?? '', node.value);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      said.push(toString(node, {includeImageAlt: false}).replaceAll(MARK, ''));
  });
  return words(said.join('\n'));
}

test('whatever a page says, its twin says', () => {
  const missing = twins.flatMap(({file, tree, $}) => {
    const said = saidIn(tree);
    const isSaid = (text: string) => said.includes(words(text));
    // A list says before each value what is above a column of a table, and in words what a column of yes and no says.
    const isLabeled = (text: string) => {
      const [, label = '', value = ''] = /^(.+?): (.+)$/s.exec(text) ?? [
        '',
        'required',
        text === 'optional' ? 'no' : text,
      ];
      return isSaid(label) && isSaid(value);
    };
    return piecesOf($)
      .filter((piece) => !isSaid(piece) && !isLabeled(piece))
      .map((piece) => `${file}: ${piece}`);
  });
  assert.deepEqual(missing, []);
});
