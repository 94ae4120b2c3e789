import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchGlobalData} from '../../plugins/local-search';
import styles from './results.module.css';

interface Props {
  /** The query in another spelling. */
  readonly suggestion?: string;
  readonly onSuggestion: (query: string) => void;
  /** Called when a link of a page is followed. */
  readonly onLeave?: () => void;
}

/** Where to go on when nothing was found: the nearest spelling, and the pages that most people look for. */
export default function NoResults({suggestion, onSuggestion, onLeave}: Props): ReactNode {
  const {popularPages} = usePluginData('local-search') as SearchGlobalData;
  return (
    <div className={styles.none}>
      {suggestion !== undefined && (
        <p>
          <Translate
            id="theme.SearchBar.suggestion"
            values={{
              suggestion: (
                <button type="button" className={styles.suggestion} onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              ),
            }}
          >
            {'Did you mean {suggestion}?'}
          </Translate>
        </p>
      )}
      {popularPages.length > 0 && (
        <>
          <p>
            <Translate id="theme.SearchBar.popular">Pages that many people look for:</Translate>
          </p>
          <ul className="links">
            {popularPages.map(({label, to}) => (
              <li key={to}>
                <Link to={to} onClick={onLeave}>
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
