import {translate} from '@docusaurus/Translate';

const noResultsLabel = (): string => translate({id: 'theme.SearchBar.noResultsText', message: 'No results found.'});

/** The name of the list of results. */
export const resultsLabel = (): string => translate({id: 'theme.SearchBar.results', message: 'Results'});

export const loadingLabel = (): string =>
  translate({id: 'theme.SearchBar.loading', message: 'Loading the search index…'});

const countLabel = (count: number): string =>
  count === 1
    ? translate({id: 'theme.SearchBar.onePage', message: '1 page found'})
    : translate({id: 'theme.SearchBar.pages', message: '{count} pages found'}, {count});

/** The number of matching pages if some indexes are not loaded. */
const atLeastLabel = (count: number): string =>
  count === 1
    ? translate({id: 'theme.SearchBar.atLeastOnePage', message: 'At least 1 page found'})
    : translate({id: 'theme.SearchBar.atLeastPages', message: 'At least {count} pages found'}, {count});

/** The status message for results. The count is exact only if the whole index was searched. */
export function foundLabel(pages: number, isWhole: boolean): string {
  if (pages === 0) return noResultsLabel();
  return isWhole ? countLabel(pages) : atLeastLabel(pages);
}
