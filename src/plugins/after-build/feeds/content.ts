import {
  attributeOf,
  classesOf,
  firstElement,
  isElement,
  parsePage,
  textOf,
  type Element,
  type Node,
} from '../../../text/html';
import {capital} from '../../../markdown/expand/text';
import {attributesText, escapeText} from './text';

/** How addresses in a post become such that work elsewhere. */
export interface Addresses {
  /** Absolute address of the post. */
  readonly post: string;
  /** The lasting address of an image from its `src`, absolute or not. Throws when it has none. */
  readonly image: (src: string) => string;
}

/** The element that holds the text of a post on its page. Its id is Docusaurus' own. */
const container = '__blog-post-container';

/** Elements that a feed keeps without attributes. */
const plain = new Set(
  [
    'h2 h3 h4 h5 h6 p div hr br ul li dl dt dd blockquote figure figcaption details summary',
    'table caption thead tbody tfoot tr',
    'em strong code kbd samp var sub sup del ins mark q cite',
  ].flatMap((names) => names.split(' ')),
);

/** Elements that a feed keeps with some of their attributes. */
const withAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'type', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['scope', 'colspan', 'rowspan'],
  time: ['datetime'],
};

/** Elements that are left out with what they hold. Of all others the content is kept. */
const leftOut = new Set(['script', 'style', 'button', 'svg', 'input', 'template', 'noscript']);
const withoutEnd = new Set(['br', 'hr', 'img']);

/** The text of a node with everything below it that a feed keeps. */
const deepText = (node: Node): string => textOf(node, ({tagName}) => leftOut.has(tagName));

/** Code as text with its language, in the form that HTML recommends. */
function code(pre: Element): string {
  const frame = pre.parentNode;
  const language = frame && isElement(frame) && classesOf(frame).find((name) => name.startsWith('language-'));
  return `<pre><code${attributesText({class: language || undefined})}>${escapeText(deepText(pre).replace(/\n$/, ''))}</code></pre>`;
}

const inner = (nodes: readonly Node[], addresses: Addresses): string =>
  nodes.map((node) => render(node, addresses)).join('');

const named = (name: string): string => `<p><strong>${escapeText(name)}</strong></p>`;

/** The title of an admonition with its kind, which the page tells by an icon and a color. */
function titleOfBox(title: Element): string {
  const words = deepText(title).trim();
  const box = title.parentNode;
  const classes = box && isElement(box) ? classesOf(box) : [];
  const kind = classes.join(' ').match(/theme-admonition-(\w+)/)?.[1] ?? '';
  const isTold = words.toLowerCase().startsWith(kind);
  return [...(isTold ? [] : [capital(kind)]), capital(words)].join(': ');
}

/** The label of a panel of tabs, which stands in the row above all panels. */
function labelOf(panel: Element): string {
  const panels = panel.parentNode;
  const block = panels && isElement(panels) ? panels.parentNode : undefined;
  const tab = block && firstElement(block, (one) => attributeOf(one, 'id') === attributeOf(panel, 'aria-labelledby'));
  return tab ? deepText(tab).trim() : '';
}

/** What means something on our pages only through their style sheet, or undefined for everything else. */
function translated(element: Element, addresses: Addresses): string | undefined {
  const {tagName, childNodes} = element;
  const classes = classesOf(element);
  const is = (...names: readonly string[]) => names.some((name) => classes.includes(name));
  if (tagName === 'pre') return code(element);
  if (is('hash-link')) return '';
  if (is('theme-admonition')) return `<blockquote>${inner(childNodes, addresses)}</blockquote>`;
  if (attributeOf(element, 'role') === 'tablist') return '';
  if (attributeOf(element, 'role') === 'tabpanel') return named(labelOf(element)) + inner(childNodes, addresses);
  if (is('alert__title')) return named(titleOfBox(element));
  // A diagram is told by its title and its description.
  if (is('diagram', 'code-block__title')) return named(deepText(element).trim());
  if (is('diagram-description')) {
    return inner(
      childNodes.filter((node) => !isElement(node) || node.tagName !== 'summary'),
      addresses,
    );
  }
  return undefined;
}

function render(node: Node, addresses: Addresses): string {
  if (!isElement(node)) return escapeText(deepText(node));
  const {tagName, childNodes} = node;
  if (leftOut.has(tagName)) return '';
  const own = translated(node, addresses);
  if (own !== undefined) return own;
  const names = withAttributes[tagName];
  if (!names && !plain.has(tagName)) return inner(childNodes, addresses);
  const attributes = Object.fromEntries((names ?? []).map((name) => [name, attributeOf(node, name)]));
  const {href, src} = attributes;
  if (href !== undefined) attributes.href = new URL(href, addresses.post).href;
  if (src !== undefined) attributes.src = new URL(addresses.image(src), addresses.post).href;
  const start = `<${tagName}${attributesText(attributes)}>`;
  return withoutEnd.has(tagName) ? start : `${start}${inner(childNodes, addresses)}</${tagName}>`;
}

/**
 * The whole text of a post as plain HTML for readers that know neither our style sheet nor our scripts: code is text,
 * admonitions are quotations, diagrams are told by their description, every address is absolute.
 *
 * @throws Error when the page holds no post, or when an image has no lasting address
 */
export function feedContent(html: string, addresses: Addresses): string {
  const post = firstElement(parsePage(html), (element) => attributeOf(element, 'id') === container);
  if (post) return inner(post.childNodes, addresses).trim();
  throw new Error(
    `${addresses.post} has no element with the id ${container}, from which feeds take the text of a post.`,
  );
}
