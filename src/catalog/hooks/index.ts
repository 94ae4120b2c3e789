import {readEntries} from '../read';
import type {Hook} from '../types';

/** All hooks in the order of their ids. */
export const hooks: readonly Hook[] = readEntries<Hook, 'id'>('hooks', 'id');
