import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import * as cheerio from 'cheerio';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {identity} from '../../src/site/identity';
import {builtFile, builtFiles, siteDir} from '../support/site';

/** A standard Markdown parser with tables and without extensions of this site. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

const twins = builtFiles()
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const tree = markdown.parse(builtFile(file));
    const page = file.replace(/\.md$/, '');
    return {file, page, tree, $: cheerio.load(builtFile(`${page}.html`))};
  });
type Twin = (typeof twins)[number];

/** The position and value of each problem that `wrong` returns. */
function found(wrong: (node: Nodes, twin: Twin) => unknown): readonly string[] {
  const places: string[] = [];
  for (const twin of twins)
    visit(twin.tree, (node) => {
      const what = wrong(node, twin);
      if (what) places.push(`${twin.file}:${node.position?.start.line} ${String(what)}`);
    });
  return places;
}

/** The built file that an address leads to; undefined for other sites. */
function targetOf(url: string, from: string): string | undefined {
  const {href} = new URL(url, `${identity.url}/${from}`);
  if (!href.startsWith(`${identity.url}/`)) return undefined;
  return decodeURI(href.slice(identity.url.length + 1).replace(/[?#].*$/, '')) || 'index';
}

test('every link and image in a Markdown version has an absolute address, and internal ones exist', () => {
  const wrong = found((node, {file}) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return undefined;
    const target = targetOf(node.url, file);
    const exists =
      target === undefined || [target, `${target}.html`].some((one) => existsSync(path.join(siteDir, one)));
    return (!/^(?:https?:\/\/|mailto:|#)/.test(node.url) || !exists) && node.url;
  });
  assert.deepEqual(wrong, []);
});

test('a Markdown version is plain Markdown without HTML, JSX, directives or comments', () => {
  const wrong = found((node) => {
    if (node.type === 'html') return node.value;
    return node.type === 'text' && /^\s*:{2,}|\{\/\*|pathname:|\]\(/m.test(node.value) && node.value;
  });
  assert.deepEqual(wrong, []);
});
