import type {HelmValue} from '../types';
import {chartFlaws, chartShape, image} from './chart';
import {id, namedLikeFile, summary} from './hook';
import {type Check, type Flaw, inFile, type Problem} from './problem';
import {isRecord, list, object, port, sentence, text} from './shape';

/** Ports that an address leaves out. */
const schemePorts: Readonly<Record<string, number>> = {'http:': 80, 'https:': 443, 'ssh:': 22};

const shape: Check = object(
  {
    id,
    title: text(),
    summary,
    chart: chartShape,
    image,
    port,
    address: text({
      pattern: /^(http|https|ssh):\/\/[a-z0-9.-]+(:\d+)?$/,
      like: 'http://juice-shop.demo-targets.svc:3000',
    }),
    kind: sentence(),
    vulnerableTo: sentence(),
    usedBy: list(id),
    tags: list(text(), 2),
  },
  {containerPort: port, login: object({user: text(), password: text()})},
);

/** The address is made of release, namespace and port. */
function addressAgrees(target: Readonly<Record<string, unknown>>): readonly Flaw[] {
  const {address, chart} = target;
  if (typeof address !== 'string' || !URL.canParse(address) || !isRecord(chart)) return [];
  const url = new URL(address);
  const host = `${String(chart['release'])}.${String(chart['namespace'])}.svc`;
  const standard = schemePorts[url.protocol];
  const end = target['port'] === standard ? '' : `:${String(target['port'])}`;
  const wanted = `${url.protocol}//${host}${end}`;
  if (address === wanted) return [];
  return [
    {
      path: 'address',
      problem: `"${address}" does not follow from release, namespace and port.`,
      mend: `Write "${wanted}"; the port is left out only when it is the one of the scheme.`,
    },
  ];
}

/** Image and port stand twice, as facts of the target and as defaults of the chart. */
function defaultsAgree(target: Readonly<Record<string, unknown>>): readonly Flaw[] {
  const {chart, image: shown} = target;
  if (!isRecord(chart) || !Array.isArray(chart['values']) || !isRecord(shown)) return [];
  const values: readonly unknown[] = chart['values'];
  const wanted = {'image.repository': shown['repository'], 'service.port': String(target['port'])};
  return Object.entries(wanted).flatMap(([key, fact]) => {
    const value = values.find((entry) => isRecord(entry) && entry['key'] === key);
    if (isRecord(value) && value['default'] === fact) return [];
    const problem = `The chart does not have "${String(fact)}" as default of ${key}.`;
    return [{path: 'chart.values', problem, mend: 'Make the value and the fact of the target equal.'}];
  });
}

/**
 * Judges a demo target.
 * @param target The entry.
 * @param file Where it is written; its name must be the id.
 * @param shared Values that all charts of demo targets share.
 */
export function validateDemoTarget(target: unknown, file: string, shared: readonly HelmValue[]): Problem[] {
  const flaws = [...shape(target, '')];
  if (isRecord(target)) {
    flaws.push(...namedLikeFile(target['id'], file), ...addressAgrees(target), ...defaultsAgree(target));
    flaws.push(...chartFlaws(target['chart'], 'chart', shared));
    if (isRecord(target['chart']) && target['chart']['name'] !== target['id'])
      flaws.push({
        path: 'chart.name',
        problem: 'The chart is not called like the target.',
        mend: 'Make the two equal.',
      });
  }
  return inFile(file, flaws);
}
