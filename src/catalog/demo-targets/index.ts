import {readEntries} from '../read';
import type {DemoTarget} from '../types';

/** All demo targets in the order of their ids. */
export const demoTargets: readonly DemoTarget[] = readEntries<DemoTarget, 'id'>('demo-targets', 'id');

/**
 * The demo target with this id.
 * @param id Name of its chart, for example `juice-shop`.
 */
export function demoTargetById(id: string): DemoTarget | undefined {
  return demoTargets.find((target) => target.id === id);
}
