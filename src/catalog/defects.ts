import {read} from './read';
import {defects as schema} from './schema/defect';
import type {Defect} from './types';

/** Known defects of the release, in the order of the list on *Troubleshooting*. */
export const defects: readonly Defect[] = read('defects', schema);
