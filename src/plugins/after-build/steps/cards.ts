import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../../lib/files';
import {cardFile, pageName} from '../../../lib/page-name';
import {cardMaker} from '../cards/draw';
import type {AfterBuildContext} from '../context';

/** Returns a function that names the section of a page, by its route and title. */
function sectionOf({documents, siteConfig: {baseUrl}}: AfterBuildContext): (route: string, title: string) => string {
  const sections = new Map(documents.map(({route, section}) => [route, section]));
  return (route, title) => {
    if (route.startsWith(`${baseUrl}blog`)) return 'Blog';
    const section = sections.get(route);
    if (section !== undefined && section !== title) return section;
    return sections.has(route) ? 'Documentation' : '';
  };
}

/** Draws the social card of each page from its heading and section. src/theme/Root adds its address to the page. */
export async function cards(context: AfterBuildContext): Promise<void> {
  const {siteDir, outDir, routesPaths, readingOf} = context;
  const {url, baseUrl, title: site, tagline} = context.siteConfig;
  const section = sectionOf(context);
  const mark = readFileSync(path.join(siteDir, 'static/img/logo-dark.svg'), 'utf8');
  const draw = cardMaker(path.join(siteDir, 'node_modules/.cache/social-cards'), mark);
  for (const route of routesPaths) {
    const {title: heading} = readingOf(`${pageName(decodeURI(route), baseUrl)}.html`).content;
    const title = route === baseUrl ? tagline : heading || site;
    const address = `${new URL(url).host}${route}`.replace(/\/$/, '');
    writeWhole(
      path.join(outDir, cardFile(decodeURI(route), baseUrl)),
      await draw({title, section: section(route, title), address}),
    );
  }
}
