import {readEntries} from '../read';
import type {Hook} from '../types';

/** All hooks, sorted by id. */
export const hooks: readonly Hook[] = readEntries<Hook, 'id'>('hooks', 'id');
