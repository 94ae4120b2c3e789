import {load} from 'cheerio';
import memoize from 'lodash/memoize';
import {builtFile, fileOfRoute} from './site';

/** An address on a page, and the element that uses it: `a`, `img`, `script`, `og:image` … */
export interface Address {
  readonly url: string;
  readonly element: string;
}

export type PageFacts = ReturnType<typeof factsIn>;

/** Attributes with addresses, except `srcset`. */
const ADDRESSES = ['href', 'src', 'poster', 'data', 'action', 'xlink:href'];

/** Text fields; the other types of input take no text. */
const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=submit], [type=button], [type=hidden])';

/** Facts from the HTML of a built file, cached. */
export const factsIn = memoize((file: string) => {
  const page = load(builtFile(file), {scriptingEnabled: false});
  const each = (selector: string) => page.root().find(selector).toArray();
  /** All values of an attribute. */
  const values = (selector: string, name: string): string[] =>
    each(selector).flatMap(({attribs}) => attribs[name] ?? []);
  /** The visible texts of elements, without zero-width spaces. */
  const texts = (selector: string): string[] =>
    each(selector).map((element) => page(element).text().replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim());
  const meta = new Map<string, readonly string[]>();
  for (const {attribs} of each('meta')) {
    const name = attribs['name'] || attribs['property'] || '';
    meta.set(name, [...(meta.get(name) ?? []), attribs['content'] ?? '']);
  }
  const shared = [...meta].filter(([name]) => /^(?:og|twitter):(?:image|url)$/.test(name));
  const linked = each('[href], [src], [poster], object[data], [action], use').flatMap(({name: element, attribs}) =>
    ADDRESSES.flatMap((name) => attribs[name] ?? []).map((url): Address => ({url, element})),
  );
  const candidates = each('[srcset]').flatMap(({name: element, attribs}) =>
    attribs['srcset']!.split(',').map((one): Address => ({url: one.trim().split(/\s+/)[0] ?? '', element})),
  );
  return {
    lang: values('html', 'lang')[0],
    title: texts('head title')[0] ?? '',
    headings: texts('h1'),
    ids: values('[id]', 'id'),
    /** Content of `meta` elements by `name` or `property`. */
    meta,
    canonical: values('link[rel=canonical]', 'href'),
    links: values('a', 'href'),
    /** `src` of scripts and of script preloads. */
    scripts: [...values('script', 'src'), ...values('link[rel~=modulepreload], link[rel~=preload][as=script]', 'href')],
    /** Names of text fields. */
    inputs: each(FIELDS).map(({attribs}) => attribs['name'] || attribs['type'] || ''),
    /** All links, resources and images for social networks. */
    addresses: [
      ...linked,
      ...candidates,
      ...shared.flatMap(([element, urls]) => urls.map((url): Address => ({url, element}))),
    ],
    /** Sources of images without an `alt` attribute. */
    imagesWithoutText: values('img:not([alt])', 'src'),
    /** The target of a redirect page. */
    redirectsTo: /url=(.*)$/i.exec(values('meta[http-equiv=refresh i]', 'content')[0] ?? '')?.[1],
  };
});

/** Facts from the HTML of a route. */
export const factsOf = (route: string): PageFacts => factsIn(fileOfRoute(route));
