import {element} from '../../lib/element';
import {fitTo, ownWidth} from './scale';
import styles from './styles.module.css';

/** The factor of a zoom step. */
const STEP = 1.25;
const SMALLEST = 0.5;
const LARGEST = 4;

/** A copy of the drawing without ids, which must be unique in the document. */
function copyOf(drawing: SVGSVGElement): {readonly title: string; readonly copy: SVGSVGElement} {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const title = document.getElementById(drawing.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
  for (const words of copy.querySelectorAll('title, desc')) words.remove();
  copy.removeAttribute('aria-labelledby');
  copy.removeAttribute('aria-describedby');
  copy.removeAttribute('class');
  copy.setAttribute('aria-label', title);
  return {title, copy};
}

function makeButton(text: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', {type: 'button', className: 'button button--outline', textContent: text});
  if (label !== text) button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  return button;
}

/** Opens a drawing fitted to the window, with buttons and keys (+, −, 0) for zooming. */
export function openDialog(drawing: SVGSVGElement): void {
  const {title, copy} = copyOf(drawing);
  const own = {width: ownWidth(drawing), height: drawing.viewBox.baseVal.height};
  const dialog = element('dialog', {className: styles.dialog});
  dialog.setAttribute('aria-label', title);
  const region = element('div', {className: 'diagram-scroll', tabIndex: 0});
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', `Diagram: ${title}`);
  region.append(copy);
  const size = element('output', {className: styles.size});

  let scale = 1;
  function show(wanted: number): void {
    const before = scale;
    scale = Math.min(LARGEST, Math.max(SMALLEST, wanted));
    // Keeps the center of the view.
    const x = (region.scrollLeft + region.clientWidth / 2) * (scale / before);
    const y = (region.scrollTop + region.clientHeight / 2) * (scale / before);
    copy.setAttribute('width', String(Math.round(own.width * scale)));
    copy.setAttribute('height', String(Math.round(own.height * scale)));
    region.scrollTo(x - region.clientWidth / 2, y - region.clientHeight / 2);
    size.textContent = `${Math.round(scale * 100)} %`;
    smaller.disabled = scale <= SMALLEST;
    larger.disabled = scale >= LARGEST;
  }
  const smaller = makeButton('−', 'Zoom out', () => show(scale / STEP));
  const larger = makeButton('+', 'Zoom in', () => show(scale * STEP));
  const fit = makeButton('Fit window', 'Fit window', () => show(fitTo(region, drawing)));
  const close = makeButton('Close', 'Close', () => dialog.close());

  dialog.addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
    if (ctrlKey || metaKey) return;
    if (key === '+') show(scale * STEP);
    if (key === '-') show(scale / STEP);
    if (key === '0') show(fitTo(region, drawing));
  });
  dialog.addEventListener('close', () => dialog.remove());
  const bar = element('div', {className: `actions ${styles.bar}`});
  bar.append(element('p', {className: styles.title, textContent: title}), smaller, size, larger, fit, close);
  const area = element('div', {className: `diagram-block ${styles.area}`});
  area.append(region);
  dialog.append(bar, area);
  document.body.append(dialog);
  dialog.showModal();
  show(fitTo(region, drawing));
  region.scrollTo(0, 0);
}
