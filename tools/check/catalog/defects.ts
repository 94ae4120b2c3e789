import {charts} from '../../../src/catalog';
import type {Defect} from '../../../src/catalog';
import {routeMend} from '../links/routes';
import type {Routes} from './page';
import {type EntryFlaw, entryFlaw, unknownName} from './shape';

const CHARTS = charts.map(({name}) => name);

/** Defects name pages that exist, and charts of the product. */
export function defectFlaws(defects: readonly Defect[], routes: Routes): readonly EntryFlaw[] {
  const known = routes.map(({route}) => route);
  return defects.flatMap(({id, pages, installs}, index) => [
    ...pages.flatMap((route, at) =>
      known.includes(route)
        ? []
        : entryFlaw(
            `[${index}].pages[${at}]`,
            `the defect "${id}" names the unknown page ${route}`,
            routeMend(route, known),
          ),
    ),
    ...(installs === undefined
      ? []
      : unknownName(`[${index}].installs.chart`, installs.chart, CHARTS, `there is no chart "${installs.chart}"`)),
  ]);
}
