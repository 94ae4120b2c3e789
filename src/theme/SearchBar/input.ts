import type {ComponentProps} from 'react';
import {MAX_QUERY_LENGTH} from '../../search/model';

/** Shared attributes of the fields in the dialog and on the search page. */
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
