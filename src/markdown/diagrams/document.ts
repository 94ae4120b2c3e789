import {DiagnosticError} from '../../lib/diagnostic';
import {escapeText} from '../../lib/escape';

/** Attribute values by name; `undefined` omits the attribute. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A length in px with at most one decimal, so that the output does not depend on the machine. */
export function px(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** An element as markup that is valid XML and HTML. Children are not escaped. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escapeText(typeof value === 'number' ? px(value) : String(value))}"`)
    .join('');
  return children.length === 0 && name !== 'div'
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

/** The caption and text alternative of a diagram, and the prefix of its element ids, unique on the page. */
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

/** The smallest scale of a drawing before its container scrolls. */
const SMALLEST = 0.8;

/** The maximum width in px of a drawing that never scrolls: a 360 px phone has 294 px for it. */
export const PHONE_WIDTH = Math.floor(294 / SMALLEST);

/** The maximum width in px of a drawing in the text column of a desktop. */
export const DESKTOP_WIDTH = 660;

/** A drawing for phones and, if a better one fits a desktop, a second drawing. */
export interface Drawings {
  readonly narrow: Drawing;
  readonly wide?: Drawing;
}

/** How a drawing looks without the style sheet, for example in a feed reader: lines and text in the color of the text around it. */
const PLAIN = {fill: 'none', stroke: 'currentColor', 'font-family': 'sans-serif', 'font-size': 13};

function svg(drawing: Drawing, className: string | undefined, text: DiagramText, words: readonly string[]): string {
  const width = Math.ceil(drawing.width);
  const height = Math.ceil(drawing.height);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: className,
      role: 'img',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      ...PLAIN,
      'aria-labelledby': `${text.id}-title`,
      'aria-describedby': `${text.id}-desc`,
    },
    [...words, ...drawing.body],
  );
}

/** The drawings as SVG. Only one of them is displayed; both reference the same title and description. */
function svgs({narrow, wide}: Drawings, text: DiagramText): string[] {
  const width = Math.ceil(narrow.width);
  if (width > PHONE_WIDTH) {
    throw new DiagnosticError(
      `The diagram is ${width} px wide although all is close together; a phone shows ${PHONE_WIDTH} px.`,
      'Shorten long texts or break them with \\n, turn the graph with rankdir, or draw two diagrams.',
    );
  }
  const words = [
    element('title', {id: `${text.id}-title`}, [escapeText(text.title)]),
    element('desc', {id: `${text.id}-desc`}, [escapeText(text.desc)]),
  ];
  return wide
    ? [svg(narrow, 'diagram-narrow', text, words), svg(wide, 'diagram-wide', text, [])]
    : [svg(narrow, undefined, text, words)];
}

/** The HTML of a diagram: the content with its caption, and the description in a disclosure. */
export function figure(inside: readonly string[], {title, desc}: DiagramText): string {
  return (
    element('figure', {class: 'diagram'}, [...inside, element('figcaption', {}, [escapeText(title)])]) +
    element('details', {class: 'diagram-description'}, [
      element('summary', {}, ['Description']),
      element('p', {}, [escapeText(desc)]),
    ])
  );
}

/**
 * The figure of a drawing: a scroll container in the Tab order, and the button for the enlarged view (src/client/parts/diagrams shows the
 * button if the enlarged view is larger). The container has a strut without height, as wide as the drawing's minimum width, because a style
 * sheet cannot compute that width.
 *
 * @throws DiagnosticError if the drawing is too wide to read
 */
export function drawingFigure(drawings: Drawings, text: DiagramText): string {
  const least = Math.ceil(drawings.narrow.width * SMALLEST);
  const strut = {class: 'diagram-strut', 'aria-hidden': 'true', width: least, height: 0};
  const region = {class: 'diagram-scroll', tabindex: '0', role: 'region', 'aria-label': `Diagram: ${text.title}`};
  const button = {
    type: 'button',
    class: 'diagram-open button button--outline',
    'aria-haspopup': 'dialog',
    hidden: 'hidden',
  };
  const scroll = element('div', region, [...svgs(drawings, text), element('svg', strut)]);
  return figure([scroll, element('button', button, ['Enlarge'])], text);
}
