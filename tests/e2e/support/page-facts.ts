import {attributeOf, elementsOf, parsePage, textOf} from '../../../src/text/html';
import {builtFile, fileOfRoute} from '../../support/site';

/** What the HTML of a page says about itself. */
export interface PageFacts {
  readonly lang: string | undefined;
  readonly title: string;
  /** Contents of `meta` elements by `name` or `property`. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly canonical: readonly string[];
  /** `href` of every link in the page. */
  readonly links: readonly string[];
  /** `src` of every script, and of preloads of scripts. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Names of input elements that take text. */
  readonly inputs: readonly string[];
}

const read = new Map<string, PageFacts>();

/** What the HTML of a route in the build says; each is read once. */
export function factsOf(route: string): PageFacts {
  const facts = read.get(route) ?? factsIn(route);
  read.set(route, facts);
  return facts;
}

function factsIn(route: string): PageFacts {
  const meta = new Map<string, string[]>();
  const facts = {title: '', canonical: [], links: [], scripts: [], styles: [], inputs: []} as {
    title: string;
    canonical: string[];
    links: string[];
    scripts: string[];
    styles: string[];
    inputs: string[];
  };
  let lang: string | undefined;
  for (const element of elementsOf(parsePage(builtFile(fileOfRoute(route))))) {
    const value = (name: string) => attributeOf(element, name) ?? '';
    const rel = value('rel').split(' ');
    if (element.tagName === 'html') lang = attributeOf(element, 'lang');
    if (element.tagName === 'title' && facts.title === '') facts.title = textOf(element);
    if (element.tagName === 'meta') {
      const name = value('name') || value('property');
      meta.set(name, [...(meta.get(name) ?? []), value('content')]);
    }
    if (element.tagName === 'a' && attributeOf(element, 'href') !== undefined) facts.links.push(value('href'));
    if (element.tagName === 'script' && value('src')) facts.scripts.push(value('src'));
    if (element.tagName === 'link' && rel.includes('canonical')) facts.canonical.push(value('href'));
    if (element.tagName === 'link' && rel.includes('stylesheet')) facts.styles.push(value('href'));
    const preloads = rel.includes('modulepreload') || (rel.includes('preload') && value('as') === 'script');
    if (element.tagName === 'link' && preloads) facts.scripts.push(value('href'));
    const takesText = !['checkbox', 'radio', 'submit', 'button', 'hidden'].includes(value('type'));
    if (element.tagName === 'textarea' || (element.tagName === 'input' && takesText)) {
      facts.inputs.push(value('name') || value('type'));
    }
  }
  return {lang, meta, ...facts};
}
