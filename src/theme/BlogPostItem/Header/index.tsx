// Differs from the original: the date stands above the title, and authors are named on the page of the post only: all posts are
// signed by the same team.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogAuthor from '@theme/Blog/Components/Author';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, assets, isBlogPostPage} = useBlogPost();
  const {title, permalink, authors} = metadata;
  return (
    <header>
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
