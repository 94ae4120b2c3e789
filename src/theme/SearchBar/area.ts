import {translate} from '@docusaurus/Translate';
import type {DocumentType} from '../../search/model';

/** Which results are shown: all of them, or those from one area of the site. */
export type Area = 'all' | Extract<DocumentType, 'docs' | 'blog'>;

/** The areas in the order in which they are offered. */
export const areaLabels: readonly (readonly [Area, () => string])[] = [
  ['all', () => translate({id: 'theme.SearchPage.all', message: 'All'})],
  ['docs', () => translate({id: 'theme.SearchPage.docs', message: 'Docs'})],
  ['blog', () => translate({id: 'theme.SearchPage.blog', message: 'Blog'})],
];

/** The name of the choice between them. */
export const areasLabel = (): string => translate({id: 'theme.SearchPage.filters', message: 'Show results from'});

/** The kind of pages in an area; undefined for every kind. */
export const typeIn = (area: Area): DocumentType | undefined => (area === 'all' ? undefined : area);
