// Differs from the original: on the page of a post, what can be done with the page stands below.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import PageActions from '../../../components/PageActions';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, editUrl} = metadata;
  return (
    <>
      <Footer />
      {isBlogPostPage && <PageActions title={title} route={permalink} editUrl={editUrl} />}
    </>
  );
}
