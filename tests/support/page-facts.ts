import memoize from 'lodash/memoize';
import {attributeOf, elementsOf, parsePage, textOf, type Element} from '../../src/lib/html';
import {builtFile, fileOfRoute} from './site';

/** An address on a page, and the element that uses it: `a`, `img`, `script`, `og:image` … */
export interface Address {
  readonly url: string;
  readonly element: string;
}

export type PageFacts = ReturnType<typeof factsIn>;

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  link: ['href'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  object: ['data'],
  form: ['action'],
  use: ['href', 'xlink:href'],
};

const valueOf = (element: Element, name: string): string => attributeOf(element, name) ?? '';

/** All values of an attribute. */
const values = (elements: readonly Element[], name: string): string[] =>
  elements.flatMap((element) => attributeOf(element, name) ?? []);

/** The visible text of an element, without zero-width spaces. */
const seen = (element: Element): string => textOf(element).replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();

/** The link and resource addresses of an element. Candidates of `srcset` are without their sizes. */
const addressesOf = (element: Element): Address[] =>
  (ADDRESSES[element.tagName] ?? []).flatMap((name) => {
    const value = attributeOf(element, name);
    const urls = name === 'srcset' ? value?.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '') : value;
    return [urls ?? []].flat().map((url) => ({url, element: element.tagName}));
  });

/** Facts from the HTML of a built file, cached. */
export const factsIn = memoize((file: string) => {
  const elements = [...elementsOf(parsePage(builtFile(file)))];
  const all = (...names: readonly string[]) => elements.filter(({tagName}) => names.includes(tagName));
  const related = (rel: string) => all('link').filter((link) => valueOf(link, 'rel').split(' ').includes(rel));
  const meta = new Map<string, readonly string[]>();
  for (const element of all('meta')) {
    const name = valueOf(element, 'name') || valueOf(element, 'property');
    meta.set(name, [...(meta.get(name) ?? []), valueOf(element, 'content')]);
  }
  const shared = [...meta].filter(([name]) => /^(?:og|twitter):(?:image|url)$/.test(name));
  const refresh = all('meta').find((element) => /^refresh$/i.test(valueOf(element, 'http-equiv')));
  const inputs = all('textarea', 'input').filter(
    (element) => !['checkbox', 'radio', 'submit', 'button', 'hidden'].includes(valueOf(element, 'type')),
  );
  return {
    lang: values(all('html'), 'lang')[0],
    title: all('title').map(seen)[0] ?? '',
    headings: all('h1').map(seen),
    ids: values(elements, 'id'),
    /** Content of `meta` elements by `name` or `property`. */
    meta,
    canonical: values(related('canonical'), 'href'),
    links: values(all('a'), 'href'),
    /** `src` of scripts and of script preloads. */
    scripts: [
      ...values(all('script'), 'src'),
      ...values(related('modulepreload'), 'href'),
      ...values(
        related('preload').filter((link) => valueOf(link, 'as') === 'script'),
        'href',
      ),
    ],
    styles: values(related('stylesheet'), 'href'),
    /** Names of text fields. */
    inputs: inputs.map((element) => valueOf(element, 'name') || valueOf(element, 'type')),
    /** All links, resources and images for social networks. */
    addresses: [
      ...elements.flatMap(addressesOf),
      ...shared.flatMap(([element, urls]) => urls.map((url) => ({url, element}))),
    ],
    /** Sources of images without an `alt` attribute. */
    imagesWithoutText: values(
      all('img').filter((image) => attributeOf(image, 'alt') === undefined),
      'src',
    ),
    /** The target of a redirect page. */
    redirectsTo: refresh && /url=(.*)$/i.exec(valueOf(refresh, 'content'))?.[1],
  };
});

/** Facts from the HTML of a route. */
export const factsOf = (route: string): PageFacts => factsIn(fileOfRoute(route));
