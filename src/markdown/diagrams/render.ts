import {diagramHtml, type DiagramText, type Drawings, refuseTooWide} from './document';
import {readDot} from './dot/layout';
import {drawDot} from './dot/svg';
import {FlawError} from '../../text/flaw';
import {layoutSequence} from './sequence/layout';
import {parseSequence} from './sequence/parse';
import {drawSequence} from './sequence/svg';
import {drawGraphToFit, drawSequenceToFit} from './spread';

/** The fence languages that become a picture. */
export type DiagramLanguage = 'dot' | 'sequence';

export function isDiagramLanguage(language: string | null | undefined): language is DiagramLanguage {
  return language === 'dot' || language === 'sequence';
}

async function draw(language: DiagramLanguage, source: string): Promise<Drawings> {
  if (language === 'dot') {
    const layout = await readDot(source);
    return drawGraphToFit(
      (spread) => drawDot(layout(spread)),
      (spread) => drawDot(layout(spread, 'LR')),
    );
  }
  const sequence = parseSequence(source);
  return drawSequenceToFit((spread) => drawSequence(layoutSequence(sequence, spread)));
}

/** Throws what {@link renderDiagram} throws about a source, and draws only once. */
export async function checkDiagram(language: DiagramLanguage, source: string): Promise<void> {
  const closest = 0;
  const drawing =
    language === 'dot'
      ? drawDot((await readDot(source))(closest))
      : drawSequence(layoutSequence(parseSequence(source), closest));
  refuseTooWide(drawing);
}

function required(text: string, name: 'title' | 'desc'): string {
  const trimmed = text.trim();
  if (trimmed) return trimmed;
  throw new FlawError(
    0,
    `The diagram has no ${name}.`,
    name === 'title'
      ? 'Add title="…": the caption below the picture.'
      : 'Add desc="…": what a person hears who does not see the picture.',
  );
}

/**
 * Draws a diagram as HTML: `<figure class="diagram">` with inline SVG and caption, a button, then `<details>` with the description.
 * Put it into an element with the class `diagram-block`. The same input gives the same bytes on every machine.
 *
 * @param text caption, description, and an id that no other diagram of the page has
 * @throws FlawError with the line in the source
 */
export async function renderDiagram(language: DiagramLanguage, source: string, text: DiagramText): Promise<string> {
  const named = {...text, title: required(text.title, 'title'), desc: required(text.desc, 'desc')};
  return diagramHtml(await draw(language, source), named);
}
