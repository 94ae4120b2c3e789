// Messages about the results of a query.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchGlobalData} from '../../plugins/local-search';
import type {Answer} from '../../search/engine/answer';
import {opensElsewhere} from './useHighlight';
import styles from './results.module.css';

/** Notes about corrected words, and about the missing index in development. */
export function Notes({answer}: {readonly answer?: Answer}): ReactNode {
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

/** What to do, and links to popular pages, when a query has no results. `onLeave` is called when one is followed. */
export function NoResults({onLeave}: {readonly onLeave?: () => void}): ReactNode {
  const {popularPages} = usePluginData('local-search') as SearchGlobalData;
  return (
    <div className="bracketed">
      <p>
        <Translate id="theme.SearchBar.nothing">
          No page has these words. Check the spelling, or use fewer words.
        </Translate>
      </p>
      {popularPages.length > 0 && (
        <>
          <p>
            <Translate id="theme.SearchBar.popular">Popular pages</Translate>
          </p>
          <ul className="links">
            {popularPages.map(({label, to}) => (
              <li key={to}>
                {/* If a click opens a new tab, the input keeps the focus and the dialog stays open. */}
                <Link
                  to={to}
                  onMouseDown={(event) => onLeave && event.preventDefault()}
                  onClick={(event) => !opensElsewhere(event) && onLeave?.()}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
