import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {attribute, htmlAttribute} from '../code/jsx';
import {type DiagramLanguage, isDiagramLanguage} from '../code/languages';
import {readFenceMeta} from '../code/meta';
import {inPage, type MarkdownFile} from '../problem';
import {sha256} from '../../files/digest';
import {FlawError} from '../../text/flaw';
import {renderDiagram} from './render';

export {checkDiagram, renderDiagram} from './render';

/** A fence that becomes a drawing, and what holds it. */
interface Fence {
  readonly parent: {children: RootContent[]};
  readonly node: Code;
  readonly language: DiagramLanguage;
}

/**
 * Lists show several posts on one page: the id depends on the file, too. Folder and name are the same wherever the
 * project is checked out. The title is unique within a file.
 */
function diagramId(file: string, title: string): string {
  const page = file.split(/[\\/]/).slice(-2).join('/');
  return `diagram-${sha256(`${page}\0${title}`).slice(0, 8)}`;
}

function draw({node, language}: Fence, file: string, titles: Set<string>): Promise<string> {
  const meta = readFenceMeta(node.meta ?? '');
  const title = meta.title?.trim() ?? '';
  if (titles.has(title)) {
    throw new FlawError(0, `Two diagrams of the page are called "${title}".`, 'Give each its own title="…".');
  }
  titles.add(title);
  return renderDiagram(language, node.value, {title, desc: meta.desc ?? '', id: diagramId(file, title)});
}

/** Remark plugin: every `dot` and `sequence` fence becomes a drawing. It has to run before code is highlighted. */
export function diagrams() {
  return async (root: Root, file: MarkdownFile): Promise<void> => {
    const fences: Fence[] = [];
    visit(root, 'code', (node, _, parent) => {
      if (parent && isDiagramLanguage(node.lang)) fences.push({parent, node, language: node.lang});
    });
    const titles = new Set<string>();
    for (const fence of fences) {
      const {parent, node} = fence;
      try {
        // One after the other: the first mistake of the page is reported, every time.
        const html = await draw(fence, file.path, titles);
        // One string: as a tree, an SVG would be a hundred calls in the chunk of its page.
        parent.children.splice(parent.children.indexOf(node), 1, {
          type: 'mdxJsxFlowElement',
          name: 'div',
          attributes: [attribute('className', 'diagram-block'), htmlAttribute(html)],
          children: [],
        });
      } catch (error) {
        throw inPage(error, file, node.position?.start.line ?? 1);
      }
    }
  };
}
