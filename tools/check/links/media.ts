import type {Image, Link} from 'mdast';
import {suggest} from '../../../src/text/nearest';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {isUnreachable} from './links';
import {type Found, nodeFlaws} from '../page/nodes';
import type {Page} from '../page/pages';

const WEAK =
  /^(?:an? |the )?(?:image|picture|photo|screenshot|screen shot|diagram|graphic|logo|figure|icon)(?: \d+)?\.?$/i;

function imageFlaws({url, alt}: Image, files: ReadonlySet<string>): readonly Found[] {
  const pictures = [...files].filter((file) => file.startsWith('/img/'));
  const place = url.startsWith('/')
    ? !files.has(url) && {problem: `there is no image ${url}`, mend: suggest(url, pictures, 'a file below static/img')}
    : !url.startsWith('data:') && {
        problem: /^https?:/.test(url)
          ? `browsers show no image of another host: ${url}`
          : `the path ${url} of the image is relative`,
        mend: `put the file below static/img and write /img/${url.split('/').at(-1)}`,
      };
  const says = WEAK.test(alt?.trim() ?? '') && {
    problem: `"${alt}" does not say what the image shows`,
    mend: 'describe what is to be seen',
  };
  return [place, says].filter((found) => found !== false);
}

function addressFlaws({url, position}: Link, lines: readonly string[]): readonly Found[] {
  const {line, column} = position!.start;
  const first = lines[line - 1]?.[column - 1];
  // What stands in the brackets of a link that is none is told as such.
  const within = lines[line - 1]?.slice(0, column - 1).endsWith('](');
  const bare = first !== '[' && first !== '<' && !within && !isUnreachable(url);
  return [
    ...(bare ? [{problem: `the address ${url} stands bare`, mend: 'write [what it is](address)'}] : []),
    ...(/^https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)\b/.test(url)
      ? [{problem: `${url} is a placeholder`, mend: 'link to the real page, or write it as code'}]
      : []),
  ];
}

/** Checks that images exist and say what they show, and that addresses are links with a text. */
export function mediaFlaws(page: Page, files: ReadonlySet<string>): Flaw[] {
  const lines = page.text.split('\n');
  return nodeFlaws(page, (node, _, isGenerated) => {
    if (!node.position || isGenerated) return [];
    if (node.type === 'image') return imageFlaws(node, files);
    return node.type === 'link' && /^https?:/.test(node.url) ? addressFlaws(node, lines) : [];
  });
}

/** A post says where its beginning ends, so that lists do not show all of it. */
export function cutFlaws({kind, source}: Page): Flaw[] {
  if (kind !== 'post') return [];
  const [cut, again] = source.matchAll(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g);
  if (again !== undefined)
    return flawAt(source.slice(0, again.index).split('\n').length, 'the post is cut twice', 'remove one cut');
  if (cut !== undefined) return [];
  return flawAt(1, 'the post has no cut', 'put <!-- truncate --> after the first paragraph, on a line of its own');
}
