import type {Hook} from '../../../src/catalog';
import {chartFlaws} from './chart';
import {pageFlaws, type Routes} from './page';
import {type EntryFlaw, entryFlaw, unknownName} from './shape';

/** A hook without a chart cannot have anything that runs; one with a chart must have an image. */
function runFlaws({chart, images, state, hookType, priority, serviceAccount}: Hook): readonly EntryFlaw[] {
  if (chart !== null)
    return images.length > 0
      ? []
      : entryFlaw('images', 'the hook has a chart and no image', 'add the image that the chart runs');
  const nothing = 'nothing runs without a chart';
  return [
    ...(state === 'released'
      ? entryFlaw('state', 'a released hook has no chart', 'write developing, or add the chart')
      : []),
    ...(hookType === 'none' ? [] : entryFlaw('hookType', nothing, 'write none')),
    ...(priority === 'none' ? [] : entryFlaw('priority', nothing, 'write none')),
    ...(serviceAccount === null ? [] : entryFlaw('serviceAccount', nothing, 'write null')),
  ];
}

/** A Secret is named by a value, which must exist. */
function secretFlaws({chart, secrets}: Hook): readonly EntryFlaw[] {
  const values = chart?.values.map(({key}) => key) ?? [];
  return secrets.flatMap(({namedBy}, index) => {
    const path = `secrets[${index}].namedBy`;
    const otherwise = 'a key of chart.values, or leave it out';
    return namedBy === undefined
      ? []
      : unknownName(path, namedBy, values, `the chart has no value "${namedBy}"`, otherwise);
  });
}

/** Judges what an entry of `src/catalog/hooks` refers to. */
export function hookFlaws(hook: Hook, routes: Routes): readonly EntryFlaw[] {
  return [
    ...pageFlaws(hook, '/docs/hooks', routes),
    ...runFlaws(hook),
    ...secretFlaws(hook),
    ...(hook.chart === null ? [] : chartFlaws(hook.chart, 'chart.')),
  ];
}
