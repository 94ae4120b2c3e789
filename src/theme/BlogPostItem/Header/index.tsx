// Differs from the original: the date stands above the title, and authors are named on the page of the post only: all posts are
// signed by the same team.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';

export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <header className={isBlogPostPage ? 'post-header' : 'post-header post-header--list'}>
      <BlogPostItemHeaderInfo />
      <BlogPostItemHeaderTitle className={isBlogPostPage ? 'page-title' : undefined} />
      {isBlogPostPage && <BlogPostItemHeaderAuthors />}
    </header>
  );
}
