import type {Image, Link, Nodes, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type Found, nodeFlaws} from '../page/nodes';
import type {Page} from '../page/pages';
import type {Flaw} from '../../../src/text/flaw';

/** Pictographs, but not the letters, arrows and marks that only have a coloured variant. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{FE0F}/u;
/** What somebody still has to write, with what they noted. */
const UNFINISHED = /\b(?:TODO|TBD|FIXME|XXX)\b(?::.*)?|\blorem ipsum\b/i;
const EMPTY_LINK = /^(?:here|click here|this|this page|link|this link|more|read more|learn more|there|see here)$/i;

/** A note of what is still to be written. */
export const unwritten = (noted: string): Found => ({
  problem: `not written yet: ${noted.trim()}`,
  mend: 'write it and remove the note',
});

function textFlaws({value}: Text, generated: boolean): readonly Found[] {
  const emoji = EMOJI.exec(value)?.[0];
  // What a directive brings is unfinished in the catalog, which is checked at its own lines.
  const unfinished = generated ? undefined : UNFINISHED.exec(value)?.[0];
  // `xxx` in lower case is an ellipsis of some tools, not a note.
  const isNote = unfinished !== undefined && (unfinished !== unfinished.toLowerCase() || unfinished.length > 4);
  return [
    ...(emoji === undefined ? [] : [{problem: `the text holds the emoji ${emoji}`, mend: 'say it in words'}]),
    ...(isNote ? [unwritten(unfinished)] : []),
  ];
}

function linkFlaws(node: Link): readonly Found[] {
  const text = toString(node).trim();
  const hasImage = node.children.some(({type}) => type === 'image');
  if (text === '' && !hasImage) return [{problem: `the link to ${node.url} has no text`, mend: 'say where it leads'}];
  if (/^https?:\/\/\S+$/.test(text) && text !== node.url)
    return [{problem: `the text of a link is the address ${text}`, mend: 'say where it leads'}];
  return EMPTY_LINK.test(text)
    ? [{problem: `the link text "${text}" says nothing`, mend: 'say where the link leads'}]
    : [];
}

function imageFlaws({url, alt}: Image): readonly Found[] {
  const told = alt?.trim() ?? '';
  if (told === '')
    return [{problem: `the image ${url} has no alternative text`, mend: 'describe it: ![what it shows](…)'}];
  return /\.(?:png|svg|jpe?g|webp)$/i.test(told)
    ? [{problem: 'the alternative text is a file name', mend: 'say what the image shows'}]
    : [];
}

/** Images written as HTML or JSX. */
function tagFlaws(node: Nodes): readonly Found[] {
  const {name, attributes} = node as {name?: unknown; attributes?: unknown};
  const tags = node.type === 'html' ? (node.value.match(/<img\b[^>]*>/gi) ?? []) : [];
  const jsxImage =
    name === 'img' && Array.isArray(attributes) && !attributes.some((one: {name?: unknown}) => one.name === 'alt');
  if (!jsxImage && tags.every((tag) => /\salt=/.test(tag))) return [];
  return [{problem: 'an <img> has no alternative text', mend: 'add alt="what it shows"'}];
}

/** Checks words, links and images outside code. */
export function styleFlaws(page: Page): Flaw[] {
  const flaws = nodeFlaws(page, (node, _, isGenerated) => {
    if (node.type === 'text') return textFlaws(node, isGenerated);
    if (node.type === 'link') return linkFlaws(node);
    return node.type === 'image' ? imageFlaws(node) : tagFlaws(node);
  });
  for (const key of ['title', 'description']) {
    const value = page.frontMatter.values[key];
    const unfinished = typeof value === 'string' ? UNFINISHED.exec(value)?.[0] : undefined;
    if (unfinished !== undefined)
      flaws.push({
        line: page.frontMatter.lines.get(key) ?? 1,
        ...unwritten(unfinished),
      });
  }
  return flaws;
}
