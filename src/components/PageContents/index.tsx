import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

const TITLE_ID = 'on-this-page';

/** The table of contents next to the text, as a named landmark. It is hidden on narrow windows. */
export default function PageContents({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <nav className={styles.contents} aria-labelledby={TITLE_ID}>
      <p id={TITLE_ID} className="label">
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      {children}
    </nav>
  );
}
