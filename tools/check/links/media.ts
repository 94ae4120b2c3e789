import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {suggest} from '../../../src/text/nearest';
import type {Flaw} from '../../../src/text/flaw';
import {isUnreachable} from './links';
import type {Page} from '../page/pages';

const WEAK =
  /^(?:an? |the )?(?:image|picture|photo|screenshot|screen shot|diagram|graphic|logo|figure|icon)(?: \d+)?\.?$/i;

/** Checks that images exist and say what they show, and that addresses are links with a text. */
export function mediaFlaws(page: Page, files: ReadonlySet<string>): Flaw[] {
  const flaws: Flaw[] = [];
  const lines = page.text.split('\n');
  visit(page.tree, (node: Nodes) => {
    const start = node.position?.start;
    if (!start || page.isGenerated(start.line)) return;
    const line = page.lineOf(start.line);
    if (node.type === 'image') {
      if (node.url.startsWith('/') && !files.has(node.url))
        flaws.push({
          line,
          problem: `there is no image ${node.url}`,
          mend: suggest(
            node.url,
            [...files].filter((file) => file.startsWith('/img/')),
            `a file below static/img`,
          ),
        });
      else if (!/^(?:\/|https?:|data:)/.test(node.url))
        flaws.push({
          line,
          problem: `the path ${node.url} of the image is relative`,
          mend: `put the file below static/img and write /img/${node.url.split('/').at(-1)}`,
        });
      if (WEAK.test(node.alt?.trim() ?? ''))
        flaws.push({
          line,
          problem: `"${node.alt}" does not say what the image shows`,
          mend: 'describe what is to be seen',
        });
    } else if (node.type === 'link' && /^https?:/.test(node.url)) {
      const first = lines[start.line - 1]?.[start.column - 1];
      if (first !== '[' && first !== '<' && !isUnreachable(node.url))
        flaws.push({line, problem: `the address ${node.url} stands bare`, mend: 'write [what it is](address)'});
      if (/^https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)\b/.test(node.url))
        flaws.push({line, problem: `${node.url} is a placeholder`, mend: 'link to the real page, or write it as code'});
    }
  });
  return flaws;
}

/** A post says where its beginning ends, so that lists do not show all of it. */
export function cutFlaws({kind, source}: Page): Flaw[] {
  if (kind !== 'post' || /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(source)) return [];
  return [
    {
      line: 1,
      problem: 'the post has no cut',
      mend: 'put <!-- truncate --> after the first paragraph, on a line of its own',
    },
  ];
}
