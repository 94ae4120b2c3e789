// Differs from the original: in lists the cover of a post is shown, the date stands above the title, and authors are named on the page of the post only: all posts are
// signed by the same team.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogAuthor from '@theme/Blog/Components/Author';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, assets, frontMatter, isBlogPostPage} = useBlogPost();
  const {cover, cover_alt: alt} = frontMatter as {readonly cover?: string; readonly cover_alt?: string};
  const address = useBaseUrl(cover ?? '');
  const {title, permalink, authors} = metadata;
  return (
    <header>
      {!isBlogPostPage && cover !== undefined && (
        <img className={styles.cover} src={address} alt={alt} width="1200" height="480" loading="lazy" />
      )}
      <div className={styles.info}>
        <BlogPostItemHeaderInfo />
      </div>
      {isBlogPostPage ? (
        <h1 className="page-title">{title}</h1>
      ) : (
        <h2 className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </h2>
      )}
      {isBlogPostPage &&
        authors.map((author, index) => (
          <BlogAuthor
            key={author.key ?? author.name}
            className={styles.author}
            author={{...author, imageURL: assets.authorsImageUrls[index] ?? author.imageURL}}
          />
        ))}
    </header>
  );
}
