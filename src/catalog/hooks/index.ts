import type {Hook} from '../types';
import {azureMonitor} from './azure-monitor';
import {cascadingScans} from './cascading-scans';
import {defectdojo} from './defectdojo';
import {dependencyTrack} from './dependency-track';
import {elasticsearch} from './elasticsearch';
import {findingPostProcessing} from './finding-post-processing';
import {genericWebhook} from './generic-webhook';
import {notificationWebhook} from './notification-webhook';
import {staticReport} from './static-report';
import {updateField} from './update-field';

/** All hooks in the order of their ids. */
export const hooks: readonly Hook[] = [
  azureMonitor,
  cascadingScans,
  defectdojo,
  dependencyTrack,
  elasticsearch,
  findingPostProcessing,
  genericWebhook,
  notificationWebhook,
  staticReport,
  updateField,
];

/**
 * The hook with this id.
 * @param id Last segment of the route of its page, for example `defectdojo`.
 * @returns The hook, or undefined when there is none.
 */
export function hookById(id: string): Hook | undefined {
  return hooks.find((hook) => hook.id === id);
}
