import {twice} from '../route-loading/resource';

const signs = ['pointerover', 'focusin', 'input'] as const;

/** Loads what entries can do at the first sign that somebody uses them; at the next sign again where that fails. */
function wake({target}: Event): void {
  if (!(target instanceof Element) || !target.closest('.entries, .entries-filter')) return;
  for (const sign of signs) document.removeEventListener(sign, wake);
  twice(() => import('./use')).then(({use}) => use(target, signs), listen);
}

function listen(): void {
  for (const sign of signs) document.addEventListener(sign, wake);
}

if (typeof document !== 'undefined') listen();
