// Differs from the original: only the tags. The date is in the meta line at the top (src/theme/DocItem/Layout), and the link for
// editing is one of the page actions.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TagsListInline from '@theme/TagsListInline';

export default function DocItemFooter(): ReactNode {
  const {tags} = useDoc().metadata;
  return (
    tags.length > 0 && (
      <footer className={ThemeClassNames.docs.docFooter}>
        <TagsListInline tags={tags} />
      </footer>
    )
  );
}
