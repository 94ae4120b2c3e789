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

/** The document type of an area; undefined for all types. */
export const typeIn = (area: Area): DocumentType | undefined => (area === 'all' ? undefined : area);
