import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {QueryAnswer} from '../../search/worker/protocol';
import styles from './results.module.css';

/** What a reader should know about the results: that a word was taken for another, and where they come from in development. */
export default function Notes({answer}: {readonly answer?: QueryAnswer}): ReactNode {
  const taken = [...new Set(answer?.corrections.map(([, word]) => word))];
  return (
    <>
      {taken.length > 0 && answer?.pages !== 0 && (
        <p className={styles.note}>
          <Translate id="theme.SearchBar.corrected" values={{words: <strong>{taken.join(', ')}</strong>}}>
            {'Also looked for {words}.'}
          </Translate>
        </p>
      )}
      {process.env.NODE_ENV === 'development' && (
        <p className={styles.note}>
          Development: results come from the last build. Run “npm run build” to bring them up to date.
        </p>
      )}
    </>
  );
}
