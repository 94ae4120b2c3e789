// Differs from the original: every address is absolute, the team is an organization with a page of its own, and the way to the
// post is told.
import type {ReactNode} from 'react';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Breadcrumbs from '../../../components/StructuredData/Breadcrumbs';
import StructuredData from '../../../components/StructuredData';
import {blogPosting} from '../../../components/StructuredData/blog-posting';
import {useAbsolute} from '../../../components/StructuredData/useAbsolute';

export default function BlogPostStructuredData(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const post = useBlogPost();
  const absolute = useAbsolute();
  const blog = {'@type': 'Blog', '@id': absolute(blogBasePath), name: blogTitle};
  return (
    <>
      <StructuredData thing={{...blogPosting(post, absolute), isPartOf: blog}} />
      <Breadcrumbs
        steps={[
          {name: 'Blog', path: blogBasePath},
          {name: post.metadata.title, path: post.metadata.permalink},
        ]}
      />
    </>
  );
}
