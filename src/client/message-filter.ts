import {filterBy} from '../lib/filter-field';

// The field for an error message (src/markdown/message-filter).
if (typeof document !== 'undefined') filterBy('.message-filter textarea', () => import('./message-filter-filter'));
