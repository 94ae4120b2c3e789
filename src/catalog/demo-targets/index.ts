import {read, readEntries} from '../read';
import type {DemoTarget, HelmValue, WrittenDemoTarget} from '../types';

const ownValues: readonly HelmValue[] = read('common/demo-target-own-values');

/** Namespace of all demo targets in the examples. */
const NAMESPACE = 'demo-targets';

/** Schemes by default port, which addresses omit. */
const SCHEMES: Readonly<Record<number, string>> = {22: 'ssh', 80: 'http', 443: 'https'};

/** Derives chart and address from id, image and port. The values of an entry override or extend the derived ones. */
function whole({id, title, summary, image, port, containerPort, values = [], ignores, ...rest}: WrittenDemoTarget) {
  const own = ownValues.map((value) => ({
    ...value,
    default: value.default.replace('$repository', image.repository).replace('$port', String(port)),
    ...values.find(({key}) => key === value.key),
  }));
  const further = values.filter(({key}) => !own.some((value) => value.key === key));
  const target: DemoTarget = {
    id,
    title,
    summary,
    chart: {name: id, namespace: NAMESPACE, values: [...own, ...further], ...(ignores && {ignores})},
    image: {role: 'target', ...image},
    port,
    ...(containerPort !== undefined && {containerPort}),
    address: `${SCHEMES[port] ?? 'http'}://${id}.${NAMESPACE}.svc${port in SCHEMES ? '' : `:${port}`}`,
    ...rest,
  };
  return target;
}

/** All demo targets, sorted by id. */
export const demoTargets: readonly DemoTarget[] = readEntries<WrittenDemoTarget, 'id'>('demo-targets', 'id').map(whole);
