// Differs from the original: one style sheet for the box and its button, and the button says which list it opens.
import {useId, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  const listId = useId();
  return (
    <div className={clsx(styles.box, className)}>
      <button
        type="button"
        className={clsx('clean-btn opens', styles.button)}
        aria-expanded={!collapsed}
        aria-controls={listId}
        onClick={toggleCollapsed}
      >
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </button>
      <div id={listId}>
        <Collapsible lazy collapsed={collapsed} className={styles.list}>
          <TOCItems
            toc={toc}
            minHeadingLevel={minHeadingLevel}
            maxHeadingLevel={maxHeadingLevel}
            className="table-of-contents"
          />
        </Collapsible>
      </div>
    </div>
  );
}
