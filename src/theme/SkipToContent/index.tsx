// Differs from the original: a second link leads to the search. A copy, because the original's only slot is one link. Focus after a
// navigation is set in src/client/route-focus.
import type {MouseEvent, ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {isVisible} from '../../lib/element';
import {focusOn} from '../../lib/focus';
import styles from './styles.module.css';

/** The button of the search in the navbar. */
const searchButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.navbar form[action$="/search"] button')].find(isVisible);

const mainArea = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);

/** Focuses an element. Without scripts or without the element, the links are plain links. */
const skip = (target: () => HTMLElement | null | undefined) => (event: MouseEvent) => {
  const element = target();
  if (!element) return;
  event.preventDefault();
  focusOn(element);
};

export default function SkipToContent(): ReactNode {
  const searchPage = useBaseUrl('/search');

  return (
    <nav data-print="none" aria-label={translate({id: 'theme.common.skipNavAriaLabel', message: 'Skip links'})}>
      <a className={clsx('button', styles.skipToContent)} href={`#${SkipToContentFallbackId}`} onClick={skip(mainArea)}>
        {translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
      </a>
      <a className={clsx('button', styles.skipToContent)} href={searchPage} onClick={skip(searchButton)}>
        {translate({id: 'theme.common.skipToSearch', message: 'Skip to search'})}
      </a>
    </nav>
  );
}
