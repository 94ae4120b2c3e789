import {routeMend} from '../links/routes';
import {type EntryFlaw, entryFlaw} from './shape';

/** The pages of the site. */
export type Routes = readonly {readonly route: string; readonly title?: string}[];

interface Documented {
  readonly id: string;
  readonly title: string;
  readonly related: readonly string[];
}

/** The page of an entry exists and has its title; the related pages exist and are others. */
export function pageFlaws({id, title, related}: Documented, folder: string, routes: Routes): readonly EntryFlaw[] {
  const route = `${folder}/${id}`;
  const page = routes.find((entry) => entry.route === route);
  const own: EntryFlaw[] = [];
  if (page === undefined)
    own.push({path: 'id', problem: `there is no page ${route}`, mend: 'use the last segment of the route of the page'});
  // A page without a title says so itself.
  else if (page.title !== undefined && page.title !== title)
    own.push({path: 'title', problem: `"${title}" is not the title of ${route}`, mend: `write "${page.title}"`});
  const others = related.flatMap((to, index): EntryFlaw[] => {
    const path = `related[${index}]`;
    if (to === route) return entryFlaw(path, 'the entry is related to itself', 'remove its own page');
    if (routes.some((entry) => entry.route === to)) return [];
    const known = routes.map((entry) => entry.route);
    return entryFlaw(path, `there is no page ${to}`, routeMend(to, known));
  });
  return [...own, ...others];
}
