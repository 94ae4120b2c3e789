// Differs from the original: the second and later pages tell of the same blog and not of another one, every address is absolute,
// and the way to the blog is told.
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogListPage/StructuredData';
import Breadcrumbs from '../../../components/StructuredData/Breadcrumbs';
import StructuredData from '../../../components/StructuredData';
import {blogPosting} from '../../../components/StructuredData/blog-posting';
import {useAbsolute} from '../../../components/StructuredData/useAbsolute';
import {blogPath} from '../title';

export default function BlogListPageStructuredData({metadata, items}: Props): ReactNode {
  const {blogTitle, blogDescription, permalink} = metadata;
  const absolute = useAbsolute();
  const path = blogPath(permalink);
  const blog = absolute(path);
  return (
    <>
      <StructuredData
        thing={{
          '@type': 'Blog',
          '@id': blog,
          url: blog,
          mainEntityOfPage: absolute(permalink),
          name: blogTitle,
          description: blogDescription,
          inLanguage: 'en',
          blogPost: items.map(({content}) => blogPosting(content, absolute)),
        }}
      />
      <Breadcrumbs steps={[{name: 'Blog', path}]} />
    </>
  );
}
