import type {Image, Nodes} from 'mdast';
import {suggest} from '../../../src/text/nearest';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {type Found, nodeFlaws} from '../page/nodes';
import type {Page} from '../page/pages';

/** Alternative texts that do not describe the image: nothing, a file name, or what kind of thing it is. */
const WEAK =
  /^$|\.(?:png|svg|jpe?g|webp)$|^(?:an? |the )?(?:image|picture|photo|screen ?shot|diagram|graphic|logo|figure|icon)(?: \d+)?\.?$/i;

function imageFlaws({url, alt}: Image, files: ReadonlySet<string>): readonly Found[] {
  const flaws: Found[] = [];
  if (WEAK.test(alt?.trim() ?? ''))
    flaws.push({problem: `the alternative text of ${url} does not describe the image`, mend: 'write what it shows'});
  if (url.startsWith('/') && !files.has(url)) {
    const pictures = [...files].filter((file) => file.startsWith('/img/'));
    flaws.push({problem: `there is no image ${url}`, mend: suggest(url, pictures, 'a file below static/img')});
  }
  if (!url.startsWith('/') && !url.startsWith('data:'))
    flaws.push({
      problem: `${url} is not an image of this site`,
      mend: `put the file below static/img and write /img/${url.split('/').at(-1)}`,
    });
  return flaws;
}

/** Images written as HTML or JSX. */
function tagFlaws(node: Nodes): readonly Found[] {
  const {name, attributes} = node as {name?: unknown; attributes?: unknown};
  const tags = node.type === 'html' ? (node.value.match(/<img\b[^>]*>/gi) ?? []) : [];
  const jsx =
    name === 'img' && Array.isArray(attributes) && !attributes.some((one: {name?: unknown}) => one.name === 'alt');
  if (!jsx && tags.every((tag) => /\salt=/.test(tag))) return [];
  return [{problem: 'an <img> has no alternative text', mend: 'add alt="what it shows"'}];
}

/** Checks that images exist and say what they show, and that no link is a placeholder. */
export const mediaFlaws = (page: Page, files: ReadonlySet<string>): Flaw[] =>
  nodeFlaws(page, (node, _, isGenerated) => {
    if (isGenerated) return [];
    if (node.type === 'image') return imageFlaws(node, files);
    if (node.type === 'link' && /^https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)\b/.test(node.url))
      return [{problem: `${node.url} is a placeholder`, mend: 'link to the real page, or write it as inline code'}];
    return tagFlaws(node);
  });

/** A post marks the end of its introduction, so that lists do not show all of it. */
export function cutFlaws({kind, source}: Page): Flaw[] {
  if (kind !== 'post') return [];
  const [cut, again] = source.matchAll(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g);
  if (again !== undefined)
    return flawAt(source.slice(0, again.index).split('\n').length, 'the post has two cuts', 'remove one of them');
  if (cut !== undefined) return [];
  return flawAt(1, 'the post has no cut', 'put <!-- truncate --> on its own line after the first paragraph');
}
