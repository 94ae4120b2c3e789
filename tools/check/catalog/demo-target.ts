import {commonDemoTargetValues, type DemoTarget, scannerById, scanners} from '../../../src/catalog';
import {chartFlaws} from './chart';
import {suggest} from '../../../src/text/nearest';
import {type EntryFlaw, entryFlaw} from './shape';

/** Ports that an address leaves out. */
const schemePorts: Readonly<Record<string, number>> = {'http:': 80, 'https:': 443, 'ssh:': 22};

/** The address is made of release, namespace and port. */
function addressFlaws({address, chart, port}: DemoTarget): readonly EntryFlaw[] {
  const {protocol} = new URL(address);
  const wanted = `${protocol}//${chart.release ?? chart.name}.${chart.namespace}.svc${port === schemePorts[protocol] ? '' : `:${port}`}`;
  if (address === wanted) return [];
  return entryFlaw(
    'address',
    `"${address}" does not follow from release, namespace and port`,
    `write "${wanted}"; the port is left out only when it is the one of the scheme`,
  );
}

/** Image and port stand twice, as facts of the target and as defaults of the chart. */
function defaultFlaws({chart, image, port}: DemoTarget): readonly EntryFlaw[] {
  return Object.entries({'image.repository': image.repository, 'service.port': String(port)})
    .filter(([key, fact]) => chart.values.find((value) => value.key === key)?.default !== fact)
    .map(([key, fact]) => ({
      path: 'chart.values',
      problem: `the chart does not have "${fact}" as default of ${key}`,
      mend: 'make the value and the fact of the target equal',
    }));
}

function userFlaws({usedBy}: DemoTarget): readonly EntryFlaw[] {
  const ids = scanners.map(({id}) => id);
  return usedBy.flatMap((id, index) =>
    scannerById(id) ? [] : entryFlaw(`usedBy[${index}]`, `"${id}" is not the id of a scanner`, suggest(id, ids)),
  );
}

/** Judges what an entry of `src/catalog/demo-targets` refers to. */
export function demoTargetFlaws(target: DemoTarget): readonly EntryFlaw[] {
  return [
    ...addressFlaws(target),
    ...defaultFlaws(target),
    ...userFlaws(target),
    ...chartFlaws(target.chart, 'chart.', commonDemoTargetValues),
    ...(target.chart.name === target.id
      ? []
      : entryFlaw('chart.name', 'the chart is not called like the target', 'make the two equal')),
  ];
}
