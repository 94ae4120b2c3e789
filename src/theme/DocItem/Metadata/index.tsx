// Wraps the original: `title_meta` in the front matter sets the document title, as it does for posts.
import type {ReactNode} from 'react';
import Original from '@theme-original/DocItem/Metadata';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

export default function DocItemMetadata(): ReactNode {
  const {title_meta: title} = useDoc().frontMatter as {title_meta?: string};
  return (
    <>
      <Original />
      {title && <PageMetadata title={title} />}
    </>
  );
}
