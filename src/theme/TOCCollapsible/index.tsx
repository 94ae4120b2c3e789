// Differs from the original: a bar that stays in view and names the section that is read (src/plugins/current-place fills it
// in), made of the browser's own element, so that it opens without scripts; a landmark with a name.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import {useAsSent} from '../AsSent';
import styles from './styles.module.css';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const title = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  const list = useAsSent(
    <TOCItems
      toc={toc}
      minHeadingLevel={minHeadingLevel}
      maxHeadingLevel={maxHeadingLevel}
      className="table-of-contents"
    />,
  );
  return (
    <nav aria-label={title} className={clsx('contents-bar', styles.bar, className)}>
      <details>
        <summary className={clsx('opens', styles.button)}>
          <span className={styles.label}>
            {title}
            <span className={styles.section} data-current-section="" />
          </span>
        </summary>
        <div className={styles.list} {...list} />
      </details>
    </nav>
  );
}
