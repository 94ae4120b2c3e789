import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Answer} from '../../search/engine/answer';
import styles from './results.module.css';

/** Notes about corrected words, and about the missing index in development. */
export default function Notes({answer}: {readonly answer?: Answer}): ReactNode {
  const taken = [...new Set(answer?.corrections)];
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
          Development: only a built site can be searched. Run “npm run build” and then “npm run serve”.
        </p>
      )}
    </>
  );
}
