// Ejected from DocItem/Metadata of the classic theme. The one difference: `title_meta` of the front matter, which posts
// know already, gives the document a <title> of its own where two pages share their headline.
import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {title_meta: titleMeta} = frontMatter as {title_meta?: string};
  return (
    <PageMetadata
      title={titleMeta ?? metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    />
  );
}
