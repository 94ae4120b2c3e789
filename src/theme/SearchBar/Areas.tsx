import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {areaLabels, areasLabel, type Area} from './area';

interface Props {
  readonly area: Area;
  readonly onArea: (area: Area) => void;
}

/** Buttons that limit the results to one area of the site. The field keeps the focus when one is clicked. */
export default function Areas({area, onArea}: Props): ReactNode {
  return (
    <div role="group" aria-label={areasLabel()} className="pills">
      {areaLabels.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className={clsx('clean-btn pills__item', value === area && 'pills__item--active')}
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
