import type {Image, Link, Nodes, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../page/pages';
import type {Flaw} from '../../../src/text/flaw';

/** Pictographs, but not the letters, arrows and marks that only have a coloured variant. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{FE0F}/u;
const UNFINISHED = /\b(?:TODO|TBD|FIXME|XXX|SKELETON)\b|\blorem ipsum\b/i;
const EMPTY_LINK = /^(?:here|click here|this|this page|link|this link|more|read more|learn more|there|see here)$/i;

/** True for a page that only holds a place. All other checks wait until it is written. */
export function isPlaceholder({frontMatter, source}: Page): boolean {
  const body = source
    .split('\n')
    .slice(frontMatter.length)
    .join('\n')
    .replaceAll(/<!--.*?-->/gs, '')
    .trim();
  return frontMatter.values['description'] === 'SKELETON' || /^(?:SKELETON\s*)+$/.test(body);
}

/** The one problem of a placeholder. */
export function placeholderFlaw(page: Page): Flaw {
  const line = page.source.split('\n').findIndex((text) => text.includes('SKELETON')) + 1;
  return {line: Math.max(line, 1), problem: 'the page is not written yet', mend: 'replace SKELETON with the text'};
}

function textFlaws(node: Text, line: number, generated: boolean): Flaw[] {
  const flaws: Flaw[] = [];
  const emoji = EMOJI.exec(node.value)?.[0];
  if (emoji !== undefined) flaws.push({line, problem: `the text holds the emoji ${emoji}`, mend: 'say it in words'});
  // What a directive brings is unfinished in the catalog, which is checked at its own lines.
  const unfinished = generated ? undefined : UNFINISHED.exec(node.value)?.[0];
  // `xxx` in lower case is an ellipsis of some tools, not a note.
  if (unfinished !== undefined && (unfinished !== unfinished.toLowerCase() || unfinished.length > 4)) {
    flaws.push({line, problem: `the text holds ${unfinished}`, mend: 'finish it'});
  }
  return flaws;
}

function linkFlaws(node: Link, line: number): Flaw[] {
  const text = toString(node).trim();
  const hasImage = node.children.some(({type}) => type === 'image');
  if (text === '' && !hasImage)
    return [{line, problem: `the link to ${node.url} has no text`, mend: 'say where it leads'}];
  return EMPTY_LINK.test(text)
    ? [{line, problem: `the link text "${text}" says nothing`, mend: 'say where the link leads'}]
    : [];
}

function imageFlaws(node: Image, line: number): Flaw[] {
  const alt = node.alt?.trim() ?? '';
  if (alt === '')
    return [{line, problem: `the image ${node.url} has no alternative text`, mend: 'describe it: ![what it shows](…)'}];
  return /\.(?:png|svg|jpe?g|webp)$/i.test(alt)
    ? [{line, problem: 'the alternative text is a file name', mend: 'say what the image shows'}]
    : [];
}

/** Images written as HTML or JSX. */
function tagFlaws(node: Nodes, line: number): Flaw[] {
  const {name, attributes} = node as {name?: unknown; attributes?: unknown};
  const tags = node.type === 'html' ? (node.value.match(/<img\b[^>]*>/gi) ?? []) : [];
  const jsxImage =
    name === 'img' && Array.isArray(attributes) && !attributes.some((one: {name?: unknown}) => one.name === 'alt');
  if (!jsxImage && tags.every((tag) => /\salt=/.test(tag))) return [];
  return [{line, problem: 'an <img> has no alternative text', mend: 'add alt="what it shows"'}];
}

/** Checks words, links and images outside code. */
export function styleFlaws(page: Page): Flaw[] {
  const flaws: Flaw[] = [];
  visit(page.tree, (node: Nodes) => {
    const line = page.lineOf(node.position?.start.line ?? 1);
    if (node.type === 'text') flaws.push(...textFlaws(node, line, page.isGenerated(node.position?.start.line ?? 1)));
    else if (node.type === 'link') flaws.push(...linkFlaws(node, line));
    else if (node.type === 'image') flaws.push(...imageFlaws(node, line));
    else flaws.push(...tagFlaws(node, line));
  });
  for (const key of ['title', 'description']) {
    const value = page.frontMatter.values[key];
    const unfinished = typeof value === 'string' ? UNFINISHED.exec(value)?.[0] : undefined;
    if (unfinished !== undefined)
      flaws.push({
        line: page.frontMatter.lines.get(key) ?? 1,
        problem: `${key} holds ${unfinished}`,
        mend: 'finish it',
      });
  }
  return flaws;
}
