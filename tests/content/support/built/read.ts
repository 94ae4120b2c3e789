import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {attributeOf, elementsOf, parsePage, textOf, type Element} from '../../../../src/text/html';

/** An address on a page of the build. */
export interface BuiltReference {
  readonly url: string;
  /** What uses it: `a`, `img`, `script`, `link` … */
  readonly element: string;
}

/** What the checks need to know of a page of the build. */
export interface BuiltPage {
  /** Path below the build folder. */
  readonly file: string;
  readonly route: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly ids: readonly string[];
  readonly references: readonly BuiltReference[];
  /** Sources of images without an `alt` attribute. */
  readonly imagesWithoutText: readonly string[];
  /** Where the page sends its visitor on, if it does nothing else. */
  readonly redirectsTo: string | undefined;
}

export interface Build {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** Every file of the build as an absolute address, for example `/img/logo.svg`. */
  readonly files: ReadonlySet<string>;
}

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

/** Candidates of `srcset`, without their sizes. */
function addressesOf(name: string, value: string): string[] {
  return name === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]!) : [value];
}

/** Visible text of a heading: without the link to itself and what only frames a word. */
function headingText(element: Element): string {
  return textOf(element).replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();
}

function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

export function readBuiltPage(file: string, html: string): BuiltPage {
  const ids: string[] = [];
  const headings: string[] = [];
  const references: BuiltReference[] = [];
  const imagesWithoutText: string[] = [];
  let title = '';
  let redirectsTo: string | undefined;
  for (const element of elementsOf(parsePage(html))) {
    const {tagName} = element;
    const id = attributeOf(element, 'id');
    if (id !== undefined) ids.push(id);
    if (tagName === 'h1') headings.push(headingText(element));
    if (tagName === 'title' && title === '') title = textOf(element).trim();
    if (tagName === 'img' && attributeOf(element, 'alt') === undefined)
      imagesWithoutText.push(attributeOf(element, 'src') ?? '');
    if (tagName === 'meta' && attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh') {
      redirectsTo = /url=(.*)$/i.exec(attributeOf(element, 'content') ?? '')?.[1];
    }
    const property = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '';
    if (tagName === 'meta' && /^(?:og|twitter):(?:image|url)$/.test(property)) {
      references.push({url: attributeOf(element, 'content') ?? '', element: property});
    }
    for (const name of ADDRESSES[tagName] ?? []) {
      const value = attributeOf(element, name);
      if (value !== undefined) references.push(...addressesOf(name, value).map((url) => ({url, element: tagName})));
    }
  }
  return {file, route: routeOf(file), title, headings, ids, references, imagesWithoutText, redirectsTo};
}

/** Reads every page of a build. Undefined when there is none. */
export function readBuild(folder: string): Build | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const names = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => readBuiltPage(name, readFileSync(path.join(folder, name), 'utf8')));
  return {pages: new Map(pages.map((page) => [page.route, page])), files: new Set(names.map((name) => `/${name}`))};
}
