import {commonHookValues, type Hook} from '../../../src/catalog';
import {suggest} from '../../../src/text/nearest';
import {chartFlaws} from './chart';
import {pageFlaws, type Routes} from './page';
import type {EntryFlaw} from './shape';

/** A hook without a chart cannot have anything that runs; one with a chart must have an image. */
function runFlaws({chart, images, state, hookType, priority, serviceAccount}: Hook): readonly EntryFlaw[] {
  if (chart !== null)
    return images.length > 0
      ? []
      : [{path: 'images', problem: 'the hook has a chart and no image', mend: 'add the image that the chart runs'}];
  const nothing = 'nothing runs without a chart';
  return [
    ...(state === 'released'
      ? [{path: 'state', problem: 'a released hook has no chart', mend: 'write developing, or add the chart'}]
      : []),
    ...(hookType === 'none' ? [] : [{path: 'hookType', problem: nothing, mend: 'write none'}]),
    ...(priority === 'none' ? [] : [{path: 'priority', problem: nothing, mend: 'write none'}]),
    ...(serviceAccount === null ? [] : [{path: 'serviceAccount', problem: nothing, mend: 'write null'}]),
  ];
}

/** A Secret is named by a value, which must exist. */
function secretFlaws({chart, secrets}: Hook): readonly EntryFlaw[] {
  const values = chart?.values.map(({key}) => key) ?? [];
  return secrets.flatMap(({namedBy}, index) =>
    namedBy === undefined || values.includes(namedBy)
      ? []
      : [
          {
            path: `secrets[${index}].namedBy`,
            problem: `the chart has no value "${namedBy}"`,
            mend: suggest(namedBy, values, 'a key of chart.values, or leave it out'),
          },
        ],
  );
}

/** Judges what an entry of `src/catalog/hooks` refers to. */
export function hookFlaws(hook: Hook, routes: Routes): readonly EntryFlaw[] {
  return [
    ...pageFlaws(hook, '/docs/hooks', routes),
    ...runFlaws(hook),
    ...secretFlaws(hook),
    ...(hook.chart === null ? [] : chartFlaws(hook.chart, 'chart.', commonHookValues)),
  ];
}
