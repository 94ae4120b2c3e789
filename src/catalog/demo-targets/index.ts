import {readEntries} from '../read';
import type {DemoTarget} from '../types';

/** All demo targets in the order of their ids. */
export const demoTargets: readonly DemoTarget[] = readEntries<DemoTarget, 'id'>('demo-targets', 'id');
