import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../../lib/files';
import {metaOf, parsePage} from '../../../lib/html';
import {withPicture} from '../../social-cards/tags';
import type {Card} from '../../social-cards/card';
import {cardMaker} from '../../social-cards/draw';
import type {AfterBuildContext} from '../context';
import {pageName} from './files';

const FOLDER = 'img/cards';

/** Returns a function that creates the card of a page from its route and title. */
function cardOf({
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

/**
 * Returns a function that adds the social card to a page. Without `image` in the front matter, the card is drawn from the page's title and
 * section. Redirect pages have none.
 */
export function withCard(context: AfterBuildContext): (html: string, name: string) => Promise<string> {
  const {siteDir, outDir, options, routesPaths} = context;
  const {url, baseUrl, title: site, tagline, titleDelimiter} = context.siteConfig;
  const routes = new Map(routesPaths.map((route) => [pageName(route, baseUrl), route]));
  const cardFor = cardOf(context);
  const ending = ` ${titleDelimiter} ${site}`;
  const mark = readFileSync(path.join(siteDir, options.socialCards.mark), 'utf8');
  const draw = cardMaker(path.join(siteDir, 'node_modules/.cache/social-cards'), mark);

  return async (html, name) => {
    const head = parsePage(html.slice(0, html.indexOf('</head>')));
    const route = routes.get(name);
    const title = route === baseUrl ? tagline : metaOf(head, 'og:title')?.replace(ending, '');
    if (route === undefined || title === undefined) return html;
    const card = cardFor(route, title);
    const alt = [site, card.section, title].filter(Boolean).join(': ');
    // From the front matter.
    if (metaOf(head, 'og:image') !== undefined) return withPicture(html, alt);
    const file = `${FOLDER}/${name}.png`;
    writeWhole(path.join(outDir, file), await draw(card));
    return withPicture(html, alt, `${url}${baseUrl}${file}`);
  };
}
