import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cardMaker} from '../../social-cards/draw';
import {hasPicture, sharedTitle, withPicture} from '../../social-cards/tags';
import type {AfterBuildContext} from '../context';
import {pageName} from '../html/files';

const FOLDER = 'img/cards';

/**
 * Gives every page a picture for social networks: its title and where it stands. A page whose front matter has an `image`
 * keeps that.
 */
export async function socialCards({
  siteDir,
  outDir,
  siteConfig: {url, baseUrl, title: site, tagline, titleDelimiter},
  routesPaths,
  documents,
  options,
}: AfterBuildContext): Promise<void> {
  const mark = await readFile(path.join(siteDir, options.socialCards.mark), 'utf8');
  const draw = cardMaker(path.join(siteDir, 'node_modules/.cache/social-cards'), mark);
  const sections = new Map(documents.map(({route, kind, section}) => [route, kind === 'docs' ? section : undefined]));
  const sectionOf = (route: string, title: string): string => {
    if (route.startsWith(`${baseUrl}blog`)) return 'Blog';
    const section = sections.get(route);
    if (section !== undefined && section !== title) return section;
    return sections.has(route) ? 'Documentation' : '';
  };

  const giveCard = async (route: string): Promise<void> => {
    const name = pageName(route, baseUrl);
    const page = path.join(outDir, `${name}.html`);
    const html = await readFile(page, 'utf8').catch(() => '');
    const ending = ` ${titleDelimiter} ${site}`;
    const title = route === baseUrl ? tagline : sharedTitle(html)?.replace(ending, '');
    if (title === undefined) return;
    const section = sectionOf(route, title);
    const alt = [site, section, title].filter(Boolean).join(': ');
    if (hasPicture(html)) {
      await writeFile(page, withPicture(html, alt));
      return;
    }
    const address = `${new URL(url).host}${route}`.replace(/\/$/, '');
    const picture = path.join(outDir, FOLDER, `${name}.png`);
    await mkdir(path.dirname(picture), {recursive: true});
    await writeFile(picture, await draw({title, section, address}));
    await writeFile(page, withPicture(html, alt, `${url}${baseUrl}${FOLDER}/${name}.png`));
  };
  await Promise.all([...new Set(routesPaths)].map(giveCard));
}
