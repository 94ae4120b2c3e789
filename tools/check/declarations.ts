import {existsSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../src/config/redirects';
import {suggest} from '../../src/text/nearest';
import type {Problem} from '../../src/text/flaw';
import {parseYaml} from './manifests/yaml-text';
import {authorsSchema, issuesOf, tagsSchema} from './page/front-matter-schema';
import type {Site} from './site';

const FILES = {'blog/tags.yml': tagsSchema, 'blog/authors.yml': authorsSchema} as const;

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

/** Compares the tags and authors that posts may name with their schemas, and redirects with the pages. */
export function declarationProblems(site: Site): Problem[] {
  const lists = Object.entries(FILES).flatMap(([file, schema]) => {
    const [document] = parseYaml(site.read(file)).documents;
    const entries = (document?.value ?? {}) as Record<string, Record<string, unknown> | null>;
    const images = Object.entries(entries).flatMap(([name, entry]) => {
      const image = entry?.['image_url'];
      if (typeof image !== 'string' || !image.startsWith('/') || site.files.has(image)) return [];
      return [
        {
          path: [name, 'image_url'],
          problem: `names \`${image}\`, which does not exist`,
          mend: suggest(image, [...site.files], `an image that exists, or add static${image}`),
        },
      ];
    });
    const paths = Object.entries(entries).map(([name, entry]) => ({name, permalink: entry?.['permalink']}));
    const twice = paths.flatMap(({name, permalink}, index) => {
      const other = paths.findIndex((one) => permalink !== undefined && one.permalink === permalink);
      if (other === -1 || other === index) return [];
      const problem = `is also that of ${paths[other]!.name}`;
      return [{path: [name, 'permalink'], problem, mend: `write a path of its own, such as /${name}`}];
    });
    return [...issuesOf(schema, entries, Object.keys(schema.valueType.shape)), ...images, ...twice].map(
      ({path: keys, problem, mend}) => {
        const line = document?.lineOf(keys.map(String)) ?? 1;
        return {file, line, problem: `${keys.join('.')}: ${problem}`, mend};
      },
    );
  });
  return [...lists, ...redirectProblems(site)];
}
