// Differs from the original: in lists a post has its picture if there is one, the date is above the title, and authors are named only on
// the page of a post, because all posts are signed by the same team. The date is formatted without `Intl` (src/components/LastUpdated).
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluralForm} from '@docusaurus/theme-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogAuthor from '@theme/Blog/Components/Author';
import LastUpdated, {PageDate} from '../../../components/LastUpdated';

function Info(): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  const {selectMessage} = usePluralForm();
  const minutes = Math.ceil(readingTime ?? 0);
  const message = translate(
    {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
    {readingTime: minutes},
  );
  return (
    <span>
      <PageDate date={date} />
      {readingTime !== undefined && ` · ${selectMessage(minutes, message)}`}
    </span>
  );
}

/** The cover of a post. */
function Picture(): ReactNode {
  const {cover, cover_alt: alt} = useBlogPost().frontMatter as {readonly cover?: string; readonly cover_alt?: string};
  const address = useBaseUrl(cover ?? '');
  return cover && <img src={address} alt={alt} width="1200" height="480" loading="lazy" />;
}

function ListHeader(): ReactNode {
  const {title, permalink} = useBlogPost().metadata;
  return (
    <header>
      <Picture />
      <div className="muted meta-line">
        <Info />
      </div>
      <h2>
        <Link className="card__link" to={permalink}>
          {title}
        </Link>
      </h2>
    </header>
  );
}

function PostHeader(): ReactNode {
  const {metadata, assets} = useBlogPost();
  const {title, authors} = metadata;
  return (
    <header>
      <div className="muted meta-line">
        <Info />
        <LastUpdated {...metadata} />
      </div>
      <h1 className="page-title">{title}</h1>
      {authors.map((author, index) => (
        <BlogAuthor
          key={author.key ?? author.name}
          author={{...author, imageURL: assets.authorsImageUrls[index] ?? author.imageURL}}
        />
      ))}
    </header>
  );
}

export default function BlogPostItemHeader(): ReactNode {
  return useBlogPost().isBlogPostPage ? <PostHeader /> : <ListHeader />;
}
