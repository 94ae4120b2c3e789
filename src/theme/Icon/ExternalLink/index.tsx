// Differs from the original: it draws itself instead of pointing into a sprite, which the framework writes into every page
// with a `style` attribute (see src/plugins/classic-theme-lean).
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

export default function IconExternalLink({width = 12, height = 12}: Props): ReactNode {
  return (
    <svg
      className={styles.icon}
      role="img"
      width={width}
      height={height}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-label={translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'})}
    >
      <path d="M6.5 3.5H3v9.5h9.5V9.5M9.5 3H13v3.5M13 3 7.5 8.5" />
    </svg>
  );
}
