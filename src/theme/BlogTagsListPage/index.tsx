// Differs from the original: one grid of tags with their descriptions instead of a section per letter, and the page has a description.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, translateTagsPageTitle} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './styles.module.css';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  const description = translate({
    id: 'theme.tags.tagsListDescription',
    message: 'Every tag of the blog with its meaning and the number of posts that carry it.',
  });
  const sorted = tags.toSorted((a, b) => a.label.localeCompare(b.label, undefined, {sensitivity: 'base'}));
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1" className="page-title">
          {title}
        </Heading>
        <p className="lead">{description}</p>
        <ul className="cards">
          {sorted.map((tag) => (
            <li key={tag.permalink} className={clsx('card', styles.tag)}>
              <Link className={clsx('card__link', styles.label)} to={tag.permalink}>
                {tag.label} <span className="badge">{tag.count}</span>
              </Link>
              {tag.description && <p className={styles.meaning}>{tag.description}</p>}
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
