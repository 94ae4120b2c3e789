// Differs from the original: the heading is inside the main area, years are second-level headings with the newest first,
// dates are `time` elements next to the titles instead of a part of the link, and the description is a sentence.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

const yearOf = ({metadata}: ArchiveBlogPost): string => metadata.date.slice(0, 4);

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'theme.blog.archive.sentence',
    message: 'All posts of the blog in one list, year by year, with the newest first.',
  });
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {day: 'numeric', month: 'short', timeZone: 'UTC'});
  const posts = archive.blogPosts.toSorted((a, b) => b.metadata.date.localeCompare(a.metadata.date));
  return (
    <Layout title={title} description={description}>
      <main className="container padding-top--lg">
        <Heading as="h1" className="page-title">
          {title}
        </Heading>
        <p className="lead">{description}</p>
        {[...new Set(posts.map(yearOf))].map((year) => (
          <section key={year} className={styles.year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className="clean-list">
              {posts
                .filter((post) => yearOf(post) === year)
                .map(({metadata}) => (
                  <li key={metadata.permalink} className={styles.post}>
                    <time className={styles.date} dateTime={metadata.date}>
                      {format.format(new Date(metadata.date))}
                    </time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
