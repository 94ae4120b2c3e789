import {hasPicture, sharedTitle, withPicture} from '../../social-cards/tags';
import type {Card} from '../../social-cards/card';
import type {AfterBuildContext} from '../context';
import {pageName} from './files';

const FOLDER = 'img/cards';

/** What a page tells social networks of itself. */
interface Shared {
  readonly alt: string;
  /** Absent where the front matter names a picture. */
  readonly card?: Card;
  /** Path of the card below the build. */
  readonly file: string;
}

/** Answers what a page tells, by its HTML and its name: nothing where it only leads to another one. */
export function sharedOf({
  siteConfig: {url, baseUrl, title: site, tagline, titleDelimiter},
  routesPaths,
  documents,
}: AfterBuildContext): (html: string, name: string) => Shared | undefined {
  const routes = new Map(routesPaths.map((route) => [pageName(route, baseUrl), route]));
  const sections = new Map(documents.map(({route, section}) => [route, section]));
  const sectionOf = (route: string, title: string): string => {
    if (route.startsWith(`${baseUrl}blog`)) return 'Blog';
    const section = sections.get(route);
    if (section !== undefined && section !== title) return section;
    return sections.has(route) ? 'Documentation' : '';
  };
  const ending = ` ${titleDelimiter} ${site}`;

  return (html, name) => {
    const head = html.slice(0, html.indexOf('</head>'));
    const route = routes.get(name);
    const title = route === baseUrl ? tagline : sharedTitle(head)?.replace(ending, '');
    if (route === undefined || title === undefined) return undefined;
    const section = sectionOf(route, title);
    const address = `${new URL(url).host}${route}`.replace(/\/$/, '');
    return {
      alt: [site, section, title].filter(Boolean).join(': '),
      file: `${FOLDER}/${name}.png`,
      ...(hasPicture(head) ? {} : {card: {title, section, address}}),
    };
  };
}

/** Names the picture of each page for social networks: its card, where its front matter has no `image`. */
export function withCard(context: AfterBuildContext): (html: string, name: string) => string {
  const {url, baseUrl} = context.siteConfig;
  const shared = sharedOf(context);
  return (html, name) => {
    const {alt, card, file} = shared(html, name) ?? {};
    return alt === undefined ? html : withPicture(html, alt, card && `${url}${baseUrl}${file}`);
  };
}
