import {at} from '../../lib/at';
import {chartOf, imageOf, objectsOfKind} from '../chart';
import {factsOf} from '../facts';
import {namesIn, read} from '../read';
import {writtenDemoTarget} from '../schema/demo-target';
import type {DemoTarget} from '../types';

/** Namespace of all demo targets in the examples. */
const NAMESPACE = 'demo-targets';

/** Schemes by default port, which addresses omit. */
const SCHEMES: Readonly<Record<number, string>> = {22: 'ssh', 80: 'http', 443: 'https'};

function whole(id: string): DemoTarget {
  const facts = factsOf(id);
  const [service] = objectsOfKind(facts, 'Service');
  const [deployment] = objectsOfKind(facts, 'Deployment');
  const port = Number(at(service, 'spec.ports[0].port'));
  const image = String(at(deployment, 'spec.template.spec.containers[0].image'));
  return {
    id,
    ...read(`demo-targets/${id}`, writtenDemoTarget),
    chart: {...chartOf(id), namespace: NAMESPACE},
    image: imageOf('target', image),
    port,
    address: `${SCHEMES[port] ?? 'http'}://${id}.${NAMESPACE}.svc${port in SCHEMES ? '' : `:${port}`}`,
  };
}

/** All demo targets, sorted by id. */
export const demoTargets: readonly DemoTarget[] = namesIn('demo-targets').map(whole);
