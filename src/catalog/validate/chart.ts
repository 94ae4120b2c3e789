import type {HelmValue} from '../types';
import {type Check, type Flaw, inFile, type Problem} from './problem';
import {field, isRecord, list, object, oneOf, sentence, text} from './shape';

const chartName: Check = text({pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, like: 'persistence-elastic'});

/** A dotted path; `[]` stands for each entry of a list, `[0]` for one, a last `*` for everything below. */
const valueKey: Check = text({
  pattern: /^[A-Za-z0-9]+(\[\d*\])?(\.[A-Za-z0-9]+(\[\d*\])?)*(\.\*)?$/,
  like: 'hook.image.tag',
});

/** Shown as code, so it must not bring its own backticks. */
const code: Check = text({pattern: /^[^`]+$/, like: 'IfNotPresent, without backticks'});

const helmValue = object({key: valueKey, type: text(), default: code, meaning: sentence()});

/** An image name without its tag. */
export const repository: Check = text({
  pattern: /^[a-z0-9.-]+(\/[a-z0-9._-]+)+$/,
  like: 'docker.io/securecodebox/lurker',
});

export const chartShape: Check = object(
  {name: chartName, release: chartName, values: list(helmValue, 0, field('key'))},
  {
    ignores: list(object({key: valueKey, reason: sentence()}), 1, field('key')),
    namespace: chartName,
    mustSet: list(object({key: valueKey, example: text(), reason: sentence()}), 1, field('key')),
    subcharts: list(
      object({
        name: chartName,
        version: text({pattern: /^\d+\.\d+\.\d+$/, like: '7.17.3'}),
        repository: text({pattern: /^(https|oci):\/\//, like: 'https://helm.elastic.co'}),
        condition: valueKey,
      }),
      1,
      field('name'),
    ),
    note: sentence(),
  },
);

function keysOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(field('key')).filter((key) => typeof key === 'string') : [];
}

/** What a chart says about its values must agree with itself and with the shared values. */
export function chartFlaws(chart: unknown, path: string, shared: readonly HelmValue[]): readonly Flaw[] {
  if (!isRecord(chart)) return [];
  const at = (name: string, index: number) => `${path === '' ? '' : `${path}.`}${name}[${index}].key`;
  const own = keysOf(chart['values']);
  const common = shared.map(({key}) => key);
  const flaws: Flaw[] = [];
  for (const [index, key] of keysOf(chart['ignores']).entries()) {
    if (own.includes(key))
      flaws.push({
        path: at('ignores', index),
        problem: `"${key}" is ignored and a value of the chart at once.`,
        mend: 'Keep the one that is true.',
      });
    else if (!common.includes(key))
      flaws.push({
        path: at('ignores', index),
        problem: `"${key}" is not among the shared values.`,
        mend: 'Name a shared value, or say in the meaning of an own value that it has no effect.',
      });
  }
  for (const [index, key] of keysOf(chart['mustSet']).entries())
    if (!own.includes(key) && !common.includes(key))
      flaws.push({
        path: at('mustSet', index),
        problem: `The chart has no value "${key}".`,
        mend: 'Add it to values, or correct the key.',
      });
  return flaws;
}

/**
 * Judges a chart.
 * @param chart The entry.
 * @param file Where it is written.
 * @param shared Values that its family shares.
 */
export function validateChart(chart: unknown, file: string, shared: readonly HelmValue[]): Problem[] {
  return inFile(file, [...chartShape(chart, ''), ...chartFlaws(chart, '', shared)]);
}

/**
 * Two charts cannot have one name, since the name is the address.
 * @param charts Entries with their files.
 */
export function validateChartNames(charts: readonly {readonly name: string; readonly file: string}[]): Problem[] {
  return charts.flatMap(({name, file}, index) => {
    const first = charts.findIndex((other) => other.name === name);
    if (first === index) return [];
    const problem = `The chart "${name}" is also in ${charts[first]?.file ?? 'another file'}.`;
    return [{file, path: 'name', problem, mend: 'Give it its own name, or remove one of the two.'}];
  });
}

/** An image of a chart. */
export const image: Check = object(
  {
    role: oneOf('scanner', 'parser', 'hook', 'sidecar', 'cache', 'target', 'job', 'operator', 'lurker'),
    repository,
    tag: text(),
  },
  {note: sentence()},
);
