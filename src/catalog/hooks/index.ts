import {readEntries} from '../read';
import type {Hook} from '../types';

/** All hooks in the order of their ids. */
export const hooks: readonly Hook[] = readEntries<Hook, 'id'>('hooks', 'id');

/**
 * The hook with this id.
 * @param id Last segment of the route of its page, for example `defectdojo`.
 */
export function hookById(id: string): Hook | undefined {
  return hooks.find((hook) => hook.id === id);
}
