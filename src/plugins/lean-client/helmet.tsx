// Stands in the place of `react-helmet-async` in the browser: what the framework uses of it. On the server runs the original,
// whose marks on elements and attributes are continued here.
import {Children, Fragment, isValidElement, useId, useLayoutEffect, type ReactNode} from 'react';

type Attributes = Readonly<Record<string, string>>;
type Tag = readonly [name: string, attributes: Attributes, text: string];

const MARK = 'data-rh';
const html: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** The elements in a `<Head>` as plain data. */
function tagsIn(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child): readonly Tag[] => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    const {children: inner, ...attributes} = child.props;
    if (child.type === Fragment) return tagsIn(inner);
    const given = Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [html[name] ?? name, String(value)]);
    return [[String(child.type), Object.fromEntries(given) as Attributes, Children.toArray(inner).join('')]];
  });
}

/** What an element is about: of several that are about the same, the last `<Head>` has its way. */
function subjectOf([name, attributes, text]: Tag): string {
  const {rel, href, src, charSet, name: of, property, itemProp, 'http-equiv': equiv} = attributes;
  if (name === 'link') return `link ${rel === 'canonical' ? rel : href}`;
  if (name === 'meta') return `meta ${itemProp ?? property ?? of ?? equiv ?? (charSet && 'charset')}`;
  return `${name} ${src ?? text}`;
}

function elementOf([name, attributes, text]: Tag): Element {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}

function writeAttributes(element: Element, attributes: Attributes): void {
  const before = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of before) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const names = Object.keys(attributes).join(',');
  if (names) element.setAttribute(MARK, names);
  else element.removeAttribute(MARK);
}

/** The `<Head>` elements on the page, in the order in which they came. */
const heads = new Map<string, readonly Tag[]>();

function write(): void {
  const all = [...heads].flatMap(([head, tags]) => tags.map((tag) => ({head, tag})));
  const of = (name: string) => all.filter(({tag}) => tag[0] === name);
  const title = of('title').at(-1)?.tag[2];
  if (title !== undefined && document.title !== title) document.title = title;
  for (const element of [document.documentElement, document.body]) {
    const attributes = of(element.localName).map(({tag}) => tag[1]);
    writeAttributes(element, Object.assign({}, ...attributes) as Attributes);
  }
  const owners = new Map(all.map(({head, tag}) => [subjectOf(tag), head]));
  const wanted = all
    .filter(({head, tag}) => !['title', 'html', 'body'].includes(tag[0]) && owners.get(subjectOf(tag)) === head)
    .map(({tag}) => elementOf(tag));
  const there = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const element of wanted) {
    const same = there.findIndex((one) => one.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else there.splice(same, 1);
  }
  for (const element of there) element.remove();
}

let frame: number | undefined;

function writeSoon(): void {
  frame ??= requestAnimationFrame(() => {
    frame = undefined;
    write();
  });
}

/** Elements of the head of the document, for as long as it is rendered. */
export function Helmet({children}: {readonly children?: ReactNode}): null {
  const id = useId();
  const tags = JSON.stringify(tagsIn(children));
  useLayoutEffect(() => {
    heads.set(id, JSON.parse(tags) as readonly Tag[]);
    writeSoon();
  }, [id, tags]);
  useLayoutEffect(
    () => () => {
      heads.delete(id);
      writeSoon();
    },
    [id],
  );
  return null;
}

export const HelmetProvider = ({children}: {readonly children: ReactNode}): ReactNode => children;
