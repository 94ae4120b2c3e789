import {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The drawing on the page. */
  readonly drawing: SVGElement;
  readonly onClose: () => void;
}

/** The drawing once more: its ids belong to the one on the page, whose description holds for both. */
function copyOf(drawing: SVGElement): {readonly title: string; readonly html: string} {
  const copy = drawing.cloneNode(true) as SVGElement;
  const title = copy.querySelector('title');
  const name = title?.textContent ?? '';
  title?.remove();
  copy.querySelector('desc')?.remove();
  copy.removeAttribute('aria-labelledby');
  copy.setAttribute('aria-label', name);
  return {title: name, html: copy.outerHTML};
}

/** A drawing as large as the window, or in its own size with the window moving over it. */
export default function DiagramDialog({drawing, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [fits, setFits] = useState(true);
  const {title, html} = useMemo(() => copyOf(drawing), [drawing]);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const size = (label: string, fit: boolean): ReactNode => (
    <button
      type="button"
      className={clsx('button', fits !== fit && 'button--outline')}
      aria-pressed={fits === fit}
      onClick={() => setFits(fit)}
    >
      {label}
    </button>
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      <div className={styles.bar}>
        <p className={styles.title}>{title}</p>
        {size('Fit', true)}
        {size('100 %', false)}
        <button type="button" className="button button--outline" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className={clsx('diagram-block', styles.area)}>
        <div
          className={clsx('diagram-scroll', fits && styles.fit)}
          role="region"
          aria-label={`Diagram: ${title}`}
          tabIndex={fits ? undefined : 0}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </div>
    </dialog>
  );
}
