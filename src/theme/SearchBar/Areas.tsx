import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {areaLabels, areasLabel, type Area} from './area';
import styles from './dialog.module.css';

interface Props {
  readonly area: Area;
  readonly onArea: (area: Area) => void;
}

/** Buttons that limit the results to one area of the site. The field keeps the focus when one is clicked. */
export default function Areas({area, onArea}: Props): ReactNode {
  return (
    <div role="group" aria-label={areasLabel()} className={styles.areas}>
      {areaLabels.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className={clsx('clean-btn', styles.area)}
          aria-pressed={value === area}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onArea(value)}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
