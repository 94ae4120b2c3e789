import type {ComponentProps} from 'react';
import {MAX_QUERY_LENGTH} from '../../search/constants';

/** What the fields of the dialog and the search page have in common. */
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
