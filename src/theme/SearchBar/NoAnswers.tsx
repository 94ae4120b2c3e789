import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Absence} from '../../components/Later';
import styles from './dialog.module.css';

/** Replaces the answers until their code has loaded, and after a failure. */
export default function NoAnswers({error, isLoading, retry}: Absence): ReactNode {
  if (error === undefined) return <div className={styles.bar} />;
  return (
    <div className={styles.failed} role="alert">
      <p>
        <Translate id="theme.SearchBar.failed">Results can't load here. Press Enter to open the search page.</Translate>
      </p>
      <p className="alert alert--danger load-failed__error">{String(error)}</p>
      <button type="button" className="button button--outline" onClick={retry}>
        <Translate id="theme.Loading.retry">Retry</Translate>
      </button>
      {isLoading && <span className="spinner" />}
    </div>
  );
}
