import {type DiagramText, drawingFigure, figure, refuseTooWide} from './document';
import type {DiagramLanguage} from '../code/languages';
import {readDot} from './dot/layout';
import {drawDot} from './dot/svg';
import {drawSequence} from './sequence';
import {drawGraphToFit} from './spread';

/** Throws the errors of {@link renderDiagram} for a source, with only one layout. */
export async function checkDiagram(language: DiagramLanguage, source: string): Promise<void> {
  if (language === 'sequence') drawSequence(source);
  else refuseTooWide(drawDot((await readDot(source))(0)));
}

/**
 * Renders a diagram as HTML: `<figure class="diagram">` with a graph as inline SVG or a sequence as a list, then `<details>` with the
 * description. The parent requires the class `diagram-block`. The output does not depend on the machine.
 *
 * @param text caption, description, and an id that is unique on the page
 * @throws FlawError with the line in the source
 */
export async function renderDiagram(language: DiagramLanguage, source: string, text: DiagramText): Promise<string> {
  if (language === 'sequence') return figure([drawSequence(source)], text);
  const layout = await readDot(source);
  const drawings = drawGraphToFit(
    (spread) => drawDot(layout(spread)),
    (spread) => drawDot(layout(spread, 'LR')),
  );
  return drawingFigure(drawings, text);
}
