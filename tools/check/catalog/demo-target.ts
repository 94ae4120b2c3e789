import {type DemoTarget, scanners} from '../../../src/catalog';
import {chartFlaws} from './chart';
import {type EntryFlaw, unknownName} from './shape';

const IDS = scanners.map(({id}) => id);

/** Judges what an entry of `src/catalog/demo-targets` refers to. */
export const demoTargetFlaws = ({usedBy, chart}: DemoTarget): readonly EntryFlaw[] => [
  ...usedBy.flatMap((id, index) => unknownName(`usedBy[${index}]`, id, IDS, `"${id}" is not the id of a scanner`)),
  ...chartFlaws(chart, ''),
];
