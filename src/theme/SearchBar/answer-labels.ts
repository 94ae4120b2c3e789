import {translate} from '@docusaurus/Translate';

/** What is said where nothing matches. */
const noResultsLabel = (): string => translate({id: 'theme.SearchBar.noResultsText', message: 'No results found.'});

/** The name of the list of results. */
export const resultsLabel = (): string => translate({id: 'theme.SearchBar.results', message: 'Results'});

/** What is said while the index is on its way. */
export const loadingLabel = (): string =>
  translate({id: 'theme.SearchBar.loading', message: 'Loading the search index…'});

/** How many pages answer the query. */
const countLabel = (count: number): string =>
  count === 1
    ? translate({id: 'theme.SearchBar.onePage', message: '1 page found'})
    : translate({id: 'theme.SearchBar.pages', message: '{count} pages found'}, {count});

/** How many pages answer the query at least, where not all could be asked. */
const atLeastLabel = (count: number): string =>
  count === 1
    ? translate({id: 'theme.SearchBar.atLeastOnePage', message: 'At least 1 page found'})
    : translate({id: 'theme.SearchBar.atLeastPages', message: 'At least {count} pages found'}, {count});

/** What was found. A count stands for the whole only where all has been searched. */
export function foundLabel(pages: number, isWhole: boolean): string {
  if (pages === 0) return noResultsLabel();
  return isWhole ? countLabel(pages) : atLeastLabel(pages);
}
