import {stemmer} from 'stemmer';

/** The stem of an English word, so that `annotate` and `annotation` match; other words unchanged. */
export const stem = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);
