// Differs from the original: a CSS grid that keeps the text width, one row with breadcrumbs, release, menu of scanners or hooks and the
// contents of narrow windows, smaller long titles, and one row of page actions. A copy, because all of these are inside the original's
// markup.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import TagsListInline from '@theme/TagsListInline';
import {PRODUCT_RELEASE} from '../../../catalog/product';
import PageActions from '../../../components/PageActions';
import Switcher from '../../../components/Switcher';
import styles from './styles.module.css';

/** A longer title is smaller, so that the text begins on the first screen of a phone. */
const LONG_TITLE = 28;

export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;

  return (
    <div className="beside">
      <div>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article className={clsx(metadata.title.length > LONG_TITLE && styles.longTitle)}>
          <div className={styles.head}>
            <DocBreadcrumbs />
            <Link className="badge" to="/docs/getting-started/upgrading#installed-release">
              <span className="visually-hidden-on-phones">Applies to </span>
              {PRODUCT_RELEASE}
            </Link>
            <Switcher key={metadata.permalink} current={metadata.permalink} />
            {hasContents && <DocItemTOCMobile />}
          </div>
          <DocVersionBadge />
          <DocItemContent>{children}</DocItemContent>
          {metadata.tags.length > 0 && (
            <footer className={ThemeClassNames.docs.docFooter}>
              <TagsListInline tags={metadata.tags} />
            </footer>
          )}
          <PageActions {...metadata} />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && <DocItemTOCDesktop />}
    </div>
  );
}
