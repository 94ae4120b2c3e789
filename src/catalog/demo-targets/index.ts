import {read, readEntries} from '../read';
import type {DemoTarget, HelmValue, WrittenDemoTarget} from '../types';

const ownValues: readonly HelmValue[] = read('common/demo-target-own-values');

/** The examples install all of them into one namespace. */
const NAMESPACE = 'demo-targets';

/** Ports that an address leaves out, with their schemes. */
const SCHEMES: Readonly<Record<number, string>> = {22: 'ssh', 80: 'http', 443: 'https'};

/** Chart and address follow from the id, the image and the port; an entry adds further values, and those that differ. */
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

/** All demo targets in the order of their ids. */
export const demoTargets: readonly DemoTarget[] = readEntries<WrittenDemoTarget, 'id'>('demo-targets', 'id').map(whole);
