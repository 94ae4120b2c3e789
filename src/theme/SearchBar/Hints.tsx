import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './results.module.css';

/** The keys of the dialog, for people who have some. */
export default function Hints(): ReactNode {
  return (
    <p className={styles.hints}>
      <Translate
        id="theme.SearchBar.hints"
        values={{arrows: <kbd>↑ ↓</kbd>, enter: <kbd>Enter</kbd>, escape: <kbd>Esc</kbd>}}
      >
        {'{arrows} choose · {enter} open · {escape} close'}
      </Translate>
    </p>
  );
}
