// Differs from the original: the title of the front matter is the page heading, as on docs pages, and the layout is the layout of
// posts. A copy, because the original's markup has no slot for a heading.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditThisPage from '@theme/EditThisPage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import LastUpdated from '../../components/LastUpdated';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets, contentTitle, toc} = Content;
  const {title, editUrl, description, frontMatter} = metadata;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider
      className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        <div className="container padding-top--lg beside">
          <main>
            <ContentVisibility metadata={metadata} />
            <article className="markdown">
              {contentTitle === undefined && (
                <header>
                  <Heading as="h1">{title}</Heading>
                </header>
              )}
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            <p className="muted page-meta">
              {editUrl && <EditThisPage editUrl={editUrl} />}
              <LastUpdated {...metadata} />
            </p>
          </main>
          {hasContents && (
            <TOC
              toc={toc}
              minHeadingLevel={frontMatter.toc_min_heading_level}
              maxHeadingLevel={frontMatter.toc_max_heading_level}
            />
          )}
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
