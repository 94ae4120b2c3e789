// Opens the enlarged view of a diagram. Its button is hidden in the HTML (src/markdown/diagrams); this module shows it if the enlarged
// view is larger than the diagram on the page.
import {openDialog} from '../../components/DiagramDialog';
import {displayedDrawing, gain} from '../../components/DiagramDialog/scale';
import './diagram-paths';

document.addEventListener('click', ({target}) => {
  const block = target instanceof Element ? target.closest('.diagram-open')?.closest('.diagram-block') : null;
  const drawing = block && displayedDrawing(block);
  if (drawing) openDialog(drawing);
});

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

/** Observes the diagrams of the page. */
export function update(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    // A block in a closed tab or without layout has no size; the observer reports it again later.
    offer(entries.filter(({contentRect}) => contentRect.width > 0).map(({target}) => target));
  });
  for (const block of document.querySelectorAll('.diagram-block')) observer.observe(block);
}
