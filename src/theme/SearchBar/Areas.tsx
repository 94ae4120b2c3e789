import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {DocumentType} from '../../search/model';

/** The area of the site to show results from. */
export type Area = 'all' | Extract<DocumentType, 'docs' | 'blog'>;

/** The areas in display order. */
export const areaLabels: readonly (readonly [Area, () => string])[] = [
  ['all', () => translate({id: 'theme.SearchPage.all', message: 'All'})],
  ['docs', () => translate({id: 'theme.SearchPage.docs', message: 'Docs'})],
  ['blog', () => translate({id: 'theme.SearchPage.blog', message: 'Blog'})],
];

/** The accessible name of the filter. */
export const areasLabel = (): string => translate({id: 'theme.SearchPage.filters', message: 'Show results from'});

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
