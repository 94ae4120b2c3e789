// Loads the enlarged view of a diagram on demand. Its button is hidden in the HTML (src/markdown/diagrams); this module shows it if the
// enlarged view is larger than the diagram on the page.
import type {ClientModule} from '@docusaurus/types';
import {element} from '../lib/element';
import {twice} from '../lib/resource';
import {displayedDrawing, gain} from './diagram-dialog-scale';

/** Shows an error below a diagram if the enlarged view could not be loaded. */
function tellMissing(button: HTMLElement): void {
  const text = 'The large view could not be loaded. The diagram above is the same. ';
  const notice = element('p', {className: 'diagram-missing', textContent: text});
  notice.setAttribute('role', 'alert');
  const retry = element('button', {type: 'button', className: 'button button--outline', textContent: 'Try again'});
  retry.addEventListener('click', () => void enlarge(button));
  notice.append(retry);
  button.closest('.diagram-block')?.append(notice);
}

async function enlarge(button: HTMLElement): Promise<void> {
  const block = button.closest('.diagram-block');
  const opened = await twice(() => import('./diagram-dialog-dialog')).catch(() => undefined);
  const notice = block?.querySelector('.diagram-missing');
  // Moves the focus from the notice to the button of the diagram, to which it also returns from the dialog.
  if (notice?.contains(document.activeElement)) button.focus();
  notice?.remove();
  const drawing = block && displayedDrawing(block);
  if (!opened) tellMissing(button);
  else if (drawing) opened.openDialog(drawing);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.diagram-open') : null;
    if (button) void enlarge(button);
  });
}

/** The minimum enlargement for the button. */
const WORTH = 1.2;

function offer(blocks: readonly Element[]): void {
  // All blocks are measured before any changes, so that the browser performs one layout.
  const gains = blocks.map(gain);
  for (const [index, block] of blocks.entries()) {
    block.querySelector('.diagram-open')?.toggleAttribute('hidden', (gains[index] ?? 0) < WORTH);
  }
}

let observer: ResizeObserver | undefined;

const client: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    observer = new ResizeObserver((entries) => {
      // A block in a closed tab has no size; the observer reports it again when the tab opens.
      offer(entries.filter(({contentRect}) => contentRect.width > 0).map(({target}) => target));
    });
    for (const block of document.querySelectorAll('.diagram-block')) observer.observe(block);
  },
};

export default client;
