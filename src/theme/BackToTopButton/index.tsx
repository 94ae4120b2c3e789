// Differs from the original: the shape of the site's other controls; the behaviour is the framework's.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    <button
      type="button"
      aria-label={translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'})}
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button, shown && styles.shown)}
      onClick={scrollToTop}
    >
      <svg
        viewBox="0 0 16 16"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="m4 10 4-4 4 4" />
      </svg>
    </button>
  );
}
