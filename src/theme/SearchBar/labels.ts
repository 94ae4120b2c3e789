import {translate} from '@docusaurus/Translate';

/** The name of the navbar button and of the input. */
export const searchLabel = (): string => translate({id: 'theme.SearchBar.label', message: 'Search...'});

/** Empties the input. */
export const clearLabel = (): string => translate({id: 'theme.SearchBar.clear', message: 'Clear'});

/** Closes the dialog. */
export const cancelLabel = (): string => translate({id: 'theme.SearchBar.cancel', message: 'Cancel'});

/** Opens the page with all results. */
export const submitLabel = (): string => translate({id: 'theme.SearchBar.submit', message: 'Submit'});
