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

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Shows a drawing as large as the window, or in its own size with the window moving over it. */
export function openDialog(drawing: SVGElement): void {
  const {title, copy} = copyOf(drawing);
  const dialog = make('dialog', styles.dialog ?? '');
  dialog.setAttribute('aria-label', title);
  const region = make('div', 'diagram-scroll');
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', `Diagram: ${title}`);
  region.append(copy);
  const sizes = ['Fit', '100 %'].map((label) => make('button', '', label));
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
  const close = make('button', 'button button--outline', 'Close');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  const bar = make('div', styles.bar ?? '');
  bar.append(make('p', styles.title ?? '', title), ...sizes, close);
  const area = make('div', `diagram-block ${styles.area}`);
  area.append(region);
  dialog.append(bar, area);
  document.body.append(dialog);
  dialog.showModal();
}
