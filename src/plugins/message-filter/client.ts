import {filterBy} from '../../browser/filter-field';

// The field into which a reader pastes a message (src/markdown/message-filter).
if (typeof document !== 'undefined') filterBy('.message-filter textarea', () => import('./filter'));
