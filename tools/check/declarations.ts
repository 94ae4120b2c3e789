import {existsSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../src/config/redirects';
import {suggest} from '../../src/text/nearest';
import type {Problem} from '../../src/text/flaw';
import {located} from './catalog/located';
import {entryFlaw, shapeFlaws} from './catalog/shape';
import {renamedRoute} from './links/routes';
import {authorsSchema, tagsSchema} from './page/front-matter-schema';
import type {Site} from './site';

const LISTS = {tags: tagsSchema, authors: authorsSchema} as const;

const REDIRECTS = 'src/config/redirects.ts';

/** Redirects that lead to no page. */
function redirectProblems(site: Site): Problem[] {
  if (!existsSync(path.join(site.root, REDIRECTS))) return [];
  const routes = [...site.routes.keys()];
  return redirects
    .filter(({to}) => !site.routes.has(to.split('#')[0]!))
    .map(({to}) => ({
      file: REDIRECTS,
      line:
        site
          .read(REDIRECTS)
          .split('\n')
          .findIndex((text) => text.includes(`'${to}'`)) + 1,
      problem: `there is no page ${to}`,
      mend: suggest(to, routes, 'a route that exists'),
    }));
}

/** Pages that other sites link to: a page that is renamed needs a redirect. */
function knownRouteProblems(site: Site): Problem[] {
  const routes = [...site.routes.keys()];
  const known = site.knownRoutes.map(({route}) => route);
  return site.knownRoutes.flatMap(({route}): Problem[] => {
    const file = site.routes.get(route);
    if (file === undefined) {
      const lines = site.read(REDIRECTS).split('\n');
      const line = lines.findIndex((text) => text.startsWith('export const redirects')) + 1;
      const to = renamedRoute(route, routes, known) ?? '…';
      const mend = `add {from: '${route}', to: '${to}', reason: 'the page was renamed'}`;
      return [{file: REDIRECTS, line, problem: `the page ${route} is gone, and others link to it`, mend}];
    }
    return [];
  });
}

/** Compares the tags and authors that posts may name with their schemas, and redirects and known routes with the pages. */
export function declarationProblems(site: Site): Problem[] {
  const lists = (['tags', 'authors'] as const).flatMap((list) => {
    const entries = site.declared[list];
    const images = Object.entries(entries).flatMap(([name, entry]) => {
      const image = entry?.['image_url'];
      if (typeof image !== 'string' || !image.startsWith('/') || site.files.has(image)) return [];
      const mend = suggest(image, [...site.files], `an image that exists, or add static${image}`);
      return entryFlaw(`${name}.image_url`, `names \`${image}\`, which does not exist`, mend);
    });
    const paths = Object.entries(entries).map(([name, entry]) => ({name, permalink: entry?.['permalink']}));
    const twice = paths.flatMap(({name, permalink}, index) => {
      const other = paths.findIndex((one) => permalink !== undefined && one.permalink === permalink);
      if (other === -1 || other === index) return [];
      const problem = `is also that of ${paths[other]!.name}`;
      return entryFlaw(`${name}.permalink`, problem, `write a path of its own, such as /${name}`);
    });
    const file = `blog/${list}.yml`;
    return located(file, site.read(file), [...shapeFlaws(LISTS[list], entries), ...images, ...twice]);
  });
  return [...lists, ...redirectProblems(site), ...knownRouteProblems(site)];
}
