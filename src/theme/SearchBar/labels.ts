import {translate} from '@docusaurus/Translate';

/** The name of the search: on the button in the navbar and of the input. */
export const searchLabel = (): string =>
  translate({
    id: 'theme.SearchBar.label',
    message: 'Search...',
    description: 'The label of the search button and of the search input',
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
