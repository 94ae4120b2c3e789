import {hasPicture, sharedTitle, withPicture} from '../../social-cards/tags';
import type {Card} from '../../social-cards/card';
import type {AfterBuildContext} from '../context';
import {pageName} from './files';

const FOLDER = 'img/cards';

/** The picture of a page for social networks. */
interface Shared {
  readonly alt: string;
  /** Absent where the front matter names a picture. */
  readonly card?: Card;
  /** Path of the card below the build. */
  readonly file: string;
}

/** Returns the content of the card of a page, by its route and title. */
export function cardOf({
  siteConfig: {url, baseUrl},
  documents,
}: Pick<AfterBuildContext, 'siteConfig' | 'documents'>): (route: string, title: string) => Card {
  const sections = new Map(documents.map(({route, section}) => [route, section]));
  const sectionOf = (route: string, title: string): string => {
    if (route.startsWith(`${baseUrl}blog`)) return 'Blog';
    const section = sections.get(route);
    if (section !== undefined && section !== title) return section;
    return sections.has(route) ? 'Documentation' : '';
  };
  return (route, title) => ({
    title,
    section: sectionOf(route, title),
    address: `${new URL(url).host}${route}`.replace(/\/$/, ''),
  });
}

/** Returns the picture of a page, by its HTML and file name; undefined for a redirect page. */
export function sharedOf(context: AfterBuildContext): (html: string, name: string) => Shared | undefined {
  const {baseUrl, title: site, tagline, titleDelimiter} = context.siteConfig;
  const routes = new Map(context.routesPaths.map((route) => [pageName(route, baseUrl), route]));
  const cardFor = cardOf(context);
  const ending = ` ${titleDelimiter} ${site}`;

  return (html, name) => {
    const head = html.slice(0, html.indexOf('</head>'));
    const route = routes.get(name);
    const title = route === baseUrl ? tagline : sharedTitle(head)?.replace(ending, '');
    if (route === undefined || title === undefined) return undefined;
    const card = cardFor(route, title);
    return {
      alt: [site, card.section, title].filter(Boolean).join(': '),
      file: `${FOLDER}/${name}.png`,
      ...(hasPicture(head) ? {} : {card}),
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
