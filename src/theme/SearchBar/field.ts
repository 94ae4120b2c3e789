// The labels of the search, and the attributes of its fields, in the dialog and on the search page.
import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH} from '../../search/model';

/** The name of the navbar button and of the field. */
export const searchLabel = (): string => translate({id: 'theme.SearchBar.label', message: 'Search...'});

/** Empties the field. */
export const clearLabel = (): string => translate({id: 'theme.SearchBar.clear', message: 'Clear'});

/** Opens the page with all results. */
export const submitLabel = (): string => translate({id: 'theme.SearchBar.submit', message: 'Submit'});

export const field = {
  name: 'q',
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  maxLength: MAX_QUERY_LENGTH,
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} satisfies ComponentProps<'input'>;
