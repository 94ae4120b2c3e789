// Differs from the original: a CSS grid that keeps the text width, the release next to the breadcrumbs, a menu of scanners or hooks, one row of page actions, and a
// table of contents that is a named landmark. A copy, because all of these are inside the original's markup.
import type {ReactNode} from 'react';
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
import PageContents from '../../../components/PageContents';
import Switcher from '../../../components/Switcher';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;

  return (
    <div className="beside">
      <div>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <div className={styles.head}>
            <DocBreadcrumbs />
            <Link className="badge" to="/docs/getting-started/upgrading#installed-release">
              <span className="heard">Applies to </span>
              {PRODUCT_RELEASE}
            </Link>
          </div>
          <DocVersionBadge />
          {hasContents && <DocItemTOCMobile />}
          <Switcher key={metadata.permalink} current={metadata.permalink} />
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
      {hasContents && (
        <PageContents>
          <DocItemTOCDesktop />
        </PageContents>
      )}
    </div>
  );
}
