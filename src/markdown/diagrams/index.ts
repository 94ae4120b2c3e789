import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {attribute, htmlAttribute} from '../code/jsx';
import {type DiagramLanguage, isDiagramLanguage} from '../code/languages';
import {readFenceMeta} from '../code/meta';
import {inPage, type MarkdownFile} from '../problem';
import {sha256} from '../../lib/digest';
import {DiagnosticError} from '../../lib/diagnostic';
import {type DiagramText, drawingFigure, figure} from './document';
import {drawSequence} from './sequence';
import {drawGraphToFit} from './spread';

/**
 * Renders a diagram as HTML: `<figure class="diagram">` with a graph as inline SVG or a sequence as a list, then `<details>` with the
 * description. The parent requires the class `diagram-block`. The output does not depend on the machine.
 *
 * @param text caption, description, and an id that is unique on the page
 * @throws DiagnosticError with the line in the source
 */
export async function renderDiagram(language: DiagramLanguage, source: string, text: DiagramText): Promise<string> {
  if (language === 'sequence') return figure([drawSequence(source)], text);
  return drawingFigure(await drawGraphToFit(source), text);
}

/**
 * A page with several posts can have the same title twice, so the id includes the file: folder and name, which do not depend on the
 * checkout. Titles are unique within a file.
 */
function diagramId(file: string, title: string): string {
  const page = file.split(/[\\/]/).slice(-2).join('/');
  return `diagram-${sha256(`${page}\0${title}`).slice(0, 8)}`;
}

function draw({lang, meta, value}: Code, file: string, titles: Set<string>): Promise<string> {
  const {title, desc} = readFenceMeta(meta ?? '');
  if (title === undefined) {
    throw new DiagnosticError('The diagram has no title.', 'Add title="…": the caption below the picture.');
  }
  if (desc === undefined) {
    throw new DiagnosticError(
      'The diagram has no desc.',
      'Add desc="…": what a person hears who does not see the picture.',
    );
  }
  if (titles.has(title)) {
    throw new DiagnosticError(`Two diagrams of the page are called "${title}".`, 'Give each its own title="…".');
  }
  titles.add(title);
  return renderDiagram(lang === 'dot' ? 'dot' : 'sequence', value, {title, desc, id: diagramId(file, title)});
}

/** Remark plugin: renders `dot` and `sequence` fences as diagrams. Must run before code is highlighted. */
export function diagrams() {
  return async (root: Root, file: MarkdownFile): Promise<void> => {
    const fences: {readonly node: Code; readonly parent: {children: RootContent[]}}[] = [];
    visit(root, 'code', (node, _, parent) => {
      if (parent && isDiagramLanguage(node.lang)) fences.push({node, parent});
    });
    const titles = new Set<string>();
    for (const {node, parent} of fences) {
      try {
        // Sequential, so that the first error of the page is always the reported one.
        const html = await draw(node, file.path, titles);
        // One string, because an SVG as a tree would be a hundred function calls in the page's chunk.
        parent.children[parent.children.indexOf(node)] = {
          type: 'mdxJsxFlowElement',
          name: 'div',
          attributes: [attribute('className', 'diagram-block'), htmlAttribute(html)],
          children: [],
        };
      } catch (error) {
        throw inPage(error, file, node);
      }
    }
  };
}
