import {element} from '../../browser/element';
import styles from './styles.module.css';

/** The drawing once more: its ids belong to the one on the page, whose description holds for both. */
function copyOf(drawing: SVGElement): {readonly title: string; readonly copy: SVGElement} {
  const copy = drawing.cloneNode(true) as SVGElement;
  const name = copy.querySelector('title');
  const title = name?.textContent ?? '';
  name?.remove();
  copy.querySelector('desc')?.remove();
  copy.removeAttribute('aria-labelledby');
  copy.setAttribute('aria-label', title);
  return {title, copy};
}

/** Shows a drawing as large as the window, or in its own size with the window moving over it. */
export function openDialog(drawing: SVGElement): void {
  const {title, copy} = copyOf(drawing);
  const dialog = element('dialog', {className: styles.dialog});
  dialog.setAttribute('aria-label', title);
  const region = element('div', {className: 'diagram-scroll'});
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', `Diagram: ${title}`);
  region.append(copy);
  const sizes = ['Fit', '100 %'].map((label) => element('button', {textContent: label}));
  const show = (chosen: Element | undefined): void => {
    const fits = chosen === sizes[0];
    region.classList.toggle(styles.fit ?? '', fits);
    if (fits) region.removeAttribute('tabindex');
    else region.tabIndex = 0;
    for (const size of sizes) {
      size.className = size === chosen ? 'button' : 'button button--outline';
      size.setAttribute('aria-pressed', String(size === chosen));
    }
  };
  for (const size of sizes) size.addEventListener('click', () => show(size));
  show(sizes[0]);
  const close = element('button', {className: 'button button--outline', textContent: 'Close'});
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  const bar = element('div', {className: styles.bar});
  bar.append(element('p', {className: styles.title, textContent: title}), ...sizes, close);
  const area = element('div', {className: `diagram-block ${styles.area}`});
  area.append(region);
  dialog.append(bar, area);
  document.body.append(dialog);
  dialog.showModal();
}
