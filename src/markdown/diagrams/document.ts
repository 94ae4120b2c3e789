import {FlawError} from '../../text/flaw';
import {escapeText} from '../../text/escape';
import {element} from './xml';

/** What a picture is called, what it says, and the id that makes its parts unique on the page. */
export interface DiagramText {
  readonly title: string;
  readonly desc: string;
  readonly id: string;
}

/** A finished drawing: `width` and `height` in px, `body` as SVG markup with classes only. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: readonly string[];
}

/** To how much of its size a drawing shrinks before it is scrolled. */
const SMALLEST = 0.8;

/** Widest drawing in px for which nobody scrolls: a phone of 360 px has 294 px for it. */
export const PHONE_WIDTH = Math.floor(294 / SMALLEST);

function svg(drawing: Drawing, text: DiagramText): string {
  const width = Math.ceil(drawing.width);
  const height = Math.ceil(drawing.height);
  if (width > PHONE_WIDTH) {
    throw new FlawError(
      0,
      `The diagram is ${width} px wide although all stands close together; a phone shows ${PHONE_WIDTH} px.`,
      'Shorten long texts or break them with \\n, name fewer participants, turn a graph with rankdir, or draw two diagrams.',
    );
  }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'aria-labelledby': `${text.id}-title`,
      'aria-describedby': `${text.id}-desc`,
    },
    [
      element('title', {id: `${text.id}-title`}, [escapeText(text.title)]),
      element('desc', {id: `${text.id}-desc`}, [escapeText(text.desc)]),
      ...drawing.body,
    ],
  );
}

/**
 * The HTML around a drawing: a scroll container that the keyboard reaches, the caption, the button for the large view (see
 * src/plugins/diagram-dialog), and the description for everybody. The container has a strut without height, which is as wide as
 * the drawing may become narrow: a style sheet cannot know that width. It is inside an element with the class `diagram-block`.
 *
 * @throws FlawError when the drawing is too wide to be read
 */
export function diagramHtml(drawing: Drawing, text: DiagramText): string {
  const strut = {class: 'diagram-strut', 'aria-hidden': 'true', width: Math.ceil(drawing.width * SMALLEST), height: 0};
  const scroll = element(
    'div',
    {class: 'diagram-scroll', tabindex: '0', role: 'region', 'aria-label': `Diagram: ${text.title}`},
    [svg(drawing, text), element('svg', strut)],
  );
  return (
    element('figure', {class: 'diagram'}, [scroll, element('figcaption', {}, [escapeText(text.title)])]) +
    element(
      'button',
      {type: 'button', class: 'button button--outline diagram-open needs-scripts', 'aria-haspopup': 'dialog'},
      ['Enlarge'],
    ) +
    element('details', {class: 'diagram-description'}, [
      element('summary', {}, ['Description']),
      element('p', {}, [escapeText(text.desc)]),
    ])
  );
}
