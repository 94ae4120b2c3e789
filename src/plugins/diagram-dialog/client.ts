// The large view of a diagram, which is loaded when somebody asks for it. Its button stands in the text (src/markdown/diagrams),
// which need not be brought to life for it.
import {element} from '../../browser/element';
import {twice} from '../../browser/resource';

/** Says below a diagram that its large view is missing. */
function tellMissing(button: HTMLElement): void {
  const text = 'The large view could not be loaded. The diagram above is the same. ';
  const notice = element('p', {className: 'diagram-missing', textContent: text});
  notice.setAttribute('role', 'alert');
  const retry = element('button', {type: 'button', className: 'button button--outline', textContent: 'Try again'});
  retry.addEventListener('click', () => void enlarge(button));
  notice.append(retry);
  button.parentElement?.append(notice);
}

async function enlarge(button: HTMLElement): Promise<void> {
  const block = button.parentElement;
  const drawing = block?.querySelector<SVGElement>('svg[role]');
  const opened = await twice(() => import('./dialog')).catch(() => undefined);
  const notice = block?.querySelector('.diagram-missing');
  // Where the focus was on its button, the reader goes on, and comes back from the dialog, at the one above.
  if (notice?.contains(document.activeElement)) button.focus();
  notice?.remove();
  if (!opened) tellMissing(button);
  else if (drawing) opened.openDialog(drawing);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.diagram-open') : null;
    if (button) void enlarge(button);
  });
}
