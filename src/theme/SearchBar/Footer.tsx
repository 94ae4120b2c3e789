import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Translate from '@docusaurus/Translate';
import {formId} from './Form';
import {submitLabel} from './labels';
import styles from './dialog.module.css';

/** The footer of the dialog: keyboard shortcuts and the button that opens the search page. */
export default function Footer({listId}: {readonly listId: string}): ReactNode {
  return (
    <div className={styles.footer}>
      <p className={styles.hints}>
        <Translate
          id="theme.SearchBar.hints"
          values={{arrows: <kbd>↑ ↓</kbd>, enter: <kbd>Enter</kbd>, escape: <kbd>Esc</kbd>}}
        >
          {'{arrows} choose · {enter} open · {escape} close'}
        </Translate>
      </p>
      <button type="submit" form={formId(listId)} className={clsx('button button--outline', styles.submit)}>
        {submitLabel()}
      </button>
    </div>
  );
}
