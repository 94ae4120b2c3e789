// Adds to the original: `title_meta` of the front matter, which posts already support, gives the document a <title> of its own
// where two pages share their headline.
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
