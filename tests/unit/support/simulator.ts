import type {DataMap} from '../../../src/simulator/data';
import {judgeCascade, type CascadeInput} from '../../../src/simulator/cascade';
import {mapAt} from '../../../src/simulator/data';

/** An open port as reported by Nmap. `attributes` override some of its attributes. */
export function openPort(attributes: DataMap = {}, fields: DataMap = {}): DataMap {
  return {
    id: 'f-1',
    name: 'Open Port: 22 (ssh)',
    description: 'Port 22 is open using tcp protocol.',
    category: 'Open Port',
    location: 'tcp://foobar.com:22',
    osi_layer: 'NETWORK',
    severity: 'INFORMATIONAL',
    attributes: {
      port: 22,
      state: 'open',
      service: 'ssh',
      hostname: 'foobar.com',
      ip_addresses: ['10.42.0.42'],
      ...attributes,
    },
    ...fields,
  };
}

/** A CascadingRule. `spec` overrides parts of its spec. */
export function rule(name: string, scanSpec: DataMap, spec: DataMap = {}): DataMap {
  return {
    apiVersion: 'cascading.securecodebox.io/v1',
    kind: 'CascadingRule',
    metadata: {name, labels: {'securecodebox.io/intensive': 'light', 'securecodebox.io/invasive': 'non-invasive'}},
    spec: {
      matches: {anyOf: [{category: 'Open Port'}]},
      ...spec,
      scanSpec: {parameters: ['{{$.hostOrIP}}'], ...scanSpec},
    },
  };
}

/** A parent Scan. `metadata` and `spec` override parts. */
export function scan(name: string, scanType: string, metadata: DataMap = {}, spec: DataMap = {}): DataMap {
  return {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'Scan',
    metadata: {name, ...metadata},
    spec: {scanType, parameters: ['foobar.com'], cascades: {}, ...spec},
  };
}

/**
 * The Scan that the hook creates.
 *
 * @throws Error if it creates none
 */
export function childOf(input: CascadeInput): DataMap {
  const outcome = judgeCascade(input);
  if (!outcome.result) throw new Error([outcome.summary, ...outcome.details].join(' '));
  return mapAt({child: outcome.result.value}, 'child');
}
