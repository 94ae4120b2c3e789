import {type DemoTarget, scannerById, scanners} from '../../../src/catalog';
import {chartFlaws} from './chart';
import {suggest} from '../../../src/text/nearest';
import {type EntryFlaw, entryFlaw} from './shape';

function userFlaws({usedBy}: DemoTarget): readonly EntryFlaw[] {
  const ids = scanners.map(({id}) => id);
  return usedBy.flatMap((id, index) =>
    scannerById(id) ? [] : entryFlaw(`usedBy[${index}]`, `"${id}" is not the id of a scanner`, suggest(id, ids)),
  );
}

/** Judges what an entry of `src/catalog/demo-targets` refers to. */
export const demoTargetFlaws = (target: DemoTarget): readonly EntryFlaw[] => [
  ...userFlaws(target),
  ...chartFlaws(target.chart, ''),
];
