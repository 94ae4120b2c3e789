import {resourceOfKind} from '../api-server/resources';
import type {Store} from '../api-server/store';

/** Does what a call of scbctl would do to the cluster: it creates Scans. What it prints is checked elsewhere. */
export function scbctl(store: Store, given: readonly string[]): string {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const [own, parameters] = [given.slice(0, end), given.slice(end + 1)];
  const flag = (name: string) => (own.includes(name) ? own[own.indexOf(name) + 1] : undefined);
  const words = own.filter((word, index) => !word.startsWith('-') && !own[index - 1]?.startsWith('-'));
  const [command, scanType = ''] = words;
  if (command !== 'scan') return '';
  const metadata = {name: flag('--name') ?? scanType, namespace: flag('--namespace') ?? 'default'};
  const scans = resourceOfKind('Scan');
  if (
    store.find(resourceOfKind('Namespace'), undefined, metadata.namespace) &&
    !store.find(scans, metadata.namespace, metadata.name)
  ) {
    store.create(scans, {apiVersion: '', kind: 'Scan', metadata, spec: {scanType, parameters}});
  }
  return '';
}
