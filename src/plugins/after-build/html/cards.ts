import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cardMaker} from '../../social-cards/draw';
import {hasPicture, sharedTitle, withPicture} from '../../social-cards/tags';
import type {AfterBuildContext} from '../context';
import {pageName} from './files';

const FOLDER = 'img/cards';

/**
 * Gives every page a picture for social networks: its title and where it stands. A page whose front matter has an `image`
 * keeps that.
 */
export function withCard({
  siteDir,
  outDir,
  siteConfig: {url, baseUrl, title: site, tagline, titleDelimiter},
  routesPaths,
  documents,
  options,
}: AfterBuildContext): (html: string, name: string) => Promise<string> {
  const mark = readFileSync(path.join(siteDir, options.socialCards.mark), 'utf8');
  const draw = cardMaker(path.join(siteDir, 'node_modules/.cache/social-cards'), mark);
  const routes = new Map(routesPaths.map((route) => [pageName(route, baseUrl), route]));
  const sections = new Map(documents.map(({route, kind, section}) => [route, kind === 'docs' ? section : undefined]));
  const sectionOf = (route: string, title: string): string => {
    if (route.startsWith(`${baseUrl}blog`)) return 'Blog';
    const section = sections.get(route);
    if (section !== undefined && section !== title) return section;
    return sections.has(route) ? 'Documentation' : '';
  };
  const ending = ` ${titleDelimiter} ${site}`;

  return async (html, name) => {
    const route = routes.get(name);
    const title = route === baseUrl ? tagline : sharedTitle(html)?.replace(ending, '');
    if (route === undefined || title === undefined) return html;
    const section = sectionOf(route, title);
    const alt = [site, section, title].filter(Boolean).join(': ');
    if (hasPicture(html)) return withPicture(html, alt);
    const address = `${new URL(url).host}${route}`.replace(/\/$/, '');
    const picture = path.join(outDir, FOLDER, `${name}.png`);
    mkdirSync(path.dirname(picture), {recursive: true});
    writeFileSync(picture, await draw({title, section, address}));
    return withPicture(html, alt, `${url}${baseUrl}${FOLDER}/${name}.png`);
  };
}
