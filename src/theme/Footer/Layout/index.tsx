// Differs from the original: the link columns are next to the name and purpose of the product, and are a named landmark. A copy,
// because the original has no slot there.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isMultiColumnFooterLinks, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Footer/Layout';
import Static from '../../../components/Static';
import styles from './styles.module.css';

function Brand(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.brand}>
      {/* The logo mark, an open box made of two brackets with a scan line, in the current color. */}
      <svg viewBox="0 0 32 32" fill="none" strokeWidth="3" aria-hidden="true">
        <path stroke="currentColor" d="M10.5 5.54 4.5 9V23L14 28.49M21.5 5.54 27.5 9V23L18 28.49" />
        <path className={styles.line} d="M9 16h14" />
      </svg>
      <div>
        <p className={styles.name}>{siteConfig.title}</p>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
      </div>
    </div>
  );
}

export default function FooterLayout({style, links, logo, copyright}: Props): ReactNode {
  const {footer} = useThemeConfig();
  const inColumns = footer !== undefined && isMultiColumnFooterLinks(footer.links);
  const label = translate({id: 'theme.footer.navAriaLabel', message: 'Footer'});
  return (
    <Static
      as="footer"
      name="footer"
      className={clsx(ThemeClassNames.layout.footer.container, 'footer', style === 'dark' && 'footer--dark')}
    >
      <div className={clsx('container', styles.content, inColumns && styles.inColumns)}>
        {inColumns && <Brand />}
        {links && <nav aria-label={label}>{links}</nav>}
        {(logo || copyright) && (
          <div className={styles.bottom}>
            {logo}
            {copyright}
          </div>
        )}
      </div>
    </Static>
  );
}
