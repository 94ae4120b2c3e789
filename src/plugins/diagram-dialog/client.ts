// The large view of a diagram, which is loaded when somebody asks for it. Its button is in the text (src/markdown/diagrams) and
// hidden; this module shows it where the large view is larger than the diagram on the page.
import type {ClientModule} from '@docusaurus/types';
import {element} from '../../browser/element';
import {twice} from '../../browser/resource';
import {displayedDrawing, gain} from './scale';

/** Says below a diagram that its large view is missing. */
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
  const opened = await twice(() => import('./dialog')).catch(() => undefined);
  const notice = block?.querySelector('.diagram-missing');
  // If the focus was on the notice's button, it goes back to the one above, where it also returns from the dialog.
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

/** From how many times the size on the page the large view is worth a button. */
const WORTH = 1.2;

function offer(blocks: readonly Element[]): void {
  // All are measured before any is changed, so that the browser lays out the page once.
  const gains = blocks.map(gain);
  for (const [index, block] of blocks.entries()) {
    block.querySelector('.diagram-open')?.toggleAttribute('hidden', (gains[index] ?? 0) < WORTH);
  }
}

let observer: ResizeObserver | undefined;

const client: ClientModule = {
  onRouteDidUpdate() {
    observer?.disconnect();
    observer = new ResizeObserver((entries) => offer(entries.map(({target}) => target)));
    for (const block of document.querySelectorAll('.diagram-block')) observer.observe(block);
  },
};

export default client;
