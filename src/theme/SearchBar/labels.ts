import {translate} from '@docusaurus/Translate';

/** The name of the search: on the button in the navbar and of the input. */
export const searchLabel = (): string =>
  translate({
    id: 'theme.SearchBar.label',
    message: 'Search...',
    description: 'The label of the search button and of the search input',
  });

/** What is said where nothing matches. */
export const noResultsLabel = (): string =>
  translate({
    id: 'theme.SearchBar.noResultsText',
    message: 'No results found.',
    description: 'What the search says when nothing matches the query',
  });

/** Empties the input. */
export const clearLabel = (): string =>
  translate({
    id: 'theme.SearchBar.clear',
    message: 'Clear',
    description: 'The button that empties the search input',
  });

/** Closes the dialog. */
export const cancelLabel = (): string =>
  translate({
    id: 'theme.SearchBar.cancel',
    message: 'Cancel',
    description: 'The button that closes the search dialog',
  });

/** Opens the page with all results. */
export const submitLabel = (): string =>
  translate({
    id: 'theme.SearchBar.submit',
    message: 'Submit',
    description: 'The button that opens the page with all results of the search',
  });

/** The name of the list of results. */
export const resultsLabel = (): string =>
  translate({
    id: 'theme.SearchBar.results',
    message: 'Results',
    description: 'The name of the list of search results',
  });

/** What is said while the index is on its way. */
export const loadingLabel = (): string =>
  translate({
    id: 'theme.SearchBar.loading',
    message: 'Loading the search index…',
    description: 'What the search says while its index takes longer to load',
  });

/** How many pages answer the query. */
export const countLabel = (count: number): string =>
  count === 1
    ? translate({
        id: 'theme.SearchBar.onePage',
        message: '1 page found',
        description: 'What the search says when one page matches the query',
      })
    : translate(
        {
          id: 'theme.SearchBar.pages',
          message: '{count} pages found',
          description: 'How many pages match the query',
        },
        {count},
      );
