import {onFirstUse} from '../../browser/first-use';

/** The field into which a reader pastes a message (src/markdown/message-filter). */
const FIELD = '.message-filter textarea';

// Until the filter is loaded, all entries are shown.
if (typeof document !== 'undefined') {
  onFirstUse({
    signs: ['focusin', 'input'],
    selector: FIELD,
    load: () => import('./filter'),
    start: ({start}) => start(FIELD),
  });
}
