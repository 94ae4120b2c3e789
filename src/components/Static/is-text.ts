import {isValidElement, type ReactNode} from 'react';

/** True for the component of a Markdown page that has no interactive parts (src/markdown/pure-text.ts). */
export const isText = (page: ReactNode): boolean =>
  isValidElement(page) && (page.type as {readonly isText?: boolean}).isText === true;
