// The large view of a diagram, which is loaded when somebody asks for it. Its button stands in the text (src/markdown/diagrams),
// which need not be brought to life for it.
import {twice} from '../route-loading/resource';

/** Says below a diagram that its large view is missing. */
function tellMissing(button: Element): void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className = 'diagram-missing';
  notice.textContent = 'The large view could not be loaded. The diagram above is the same. ';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--outline';
  retry.textContent = 'Try again';
  retry.addEventListener('click', () => void enlarge(button));
  notice.append(retry);
  button.parentElement?.append(notice);
}

async function enlarge(button: Element): Promise<void> {
  const block = button.parentElement;
  const drawing = block?.querySelector<SVGElement>('svg[role]');
  try {
    const {openDialog} = await twice(() => import('./dialog'));
    if (drawing) openDialog(drawing);
    block?.querySelector('.diagram-missing')?.remove();
  } catch {
    block?.querySelector('.diagram-missing')?.remove();
    tellMissing(button);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest('.diagram-open') : null;
    if (button) void enlarge(button);
  });
}
