import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../page/pages';

/** A line of what people read, outside of code. */
export interface ProseLine {
  readonly text: string;
  /** The author's line. */
  readonly line: number;
  /** True when a directive made it from the catalog. */
  readonly generated: boolean;
}

/** Keys of the front matter that people read. `keywords` and `aliases` hold what people type, mistakes among them. */
const READ_KEYS = ['title', 'title_meta', 'sidebar_label', 'description', 'cover_alt'] as const;

function frontMatterLines({frontMatter: {values, lines}}: Page): ProseLine[] {
  return READ_KEYS.flatMap((key) =>
    typeof values[key] === 'string' ? [{text: values[key], line: lines.get(key) ?? 1, generated: false}] : [],
  );
}

/** Everything on a page that people read and that is not code, line by line. */
export function proseOf(page: Page): ProseLine[] {
  const prose = frontMatterLines(page);
  visit(page.tree, (node: Nodes) => {
    const text = node.type === 'text' ? node.value : node.type === 'image' ? (node.alt ?? '') : '';
    if (text === '') return;
    const start = node.position?.start.line ?? 1;
    const generated = page.isGenerated(start);
    for (const [index, line] of text.split('\n').entries())
      prose.push({text: line, line: page.lineOf(start + index), generated});
  });
  return prose;
}
