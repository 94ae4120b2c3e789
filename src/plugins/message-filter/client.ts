import {twice} from '../../browser/resource';

/** The field into which a reader pastes a message (src/markdown/message-filter). */
const FIELD = '.message-filter textarea';

/** Loads the filter when somebody uses the field. If that fails, the next input tries again; until then all entries are shown. */
function wake({target}: Event): void {
  if (!(target instanceof Element) || !target.matches(FIELD)) return;
  for (const sign of ['focusin', 'input']) document.removeEventListener(sign, wake);
  twice(() => import('./filter')).then(({start}) => start(FIELD), listen);
}

function listen(): void {
  for (const sign of ['focusin', 'input']) document.addEventListener(sign, wake);
}

if (typeof document !== 'undefined') listen();
