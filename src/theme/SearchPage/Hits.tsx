import type {MouseEvent, ReactNode, RefObject} from 'react';
import type {Hit, HitGroup} from '../../search/query/answer';
import type {Marked} from '../../search/query/marks';
import {SHOWN_TEXTS} from '../../search/text-file';
import Marks from '../SearchBar/Marks';
import {useGo} from '../SearchBar/useGo';
import results from '../SearchBar/results.module.css';
import styles from './styles.module.css';

interface Props {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly groups: readonly HitGroup[];
  readonly snippets: Readonly<Record<string, Marked>>;
}

/** True where a passage stands or will stand: pages far below are named, and their text is not fetched. */
const hasPassage = ({snippet}: Hit, place: number): boolean => place < SHOWN_TEXTS || snippet.text !== '';

/** The results of the search page: one heading for each page, its sections below. */
export default function Hits({list, groups, snippets}: Props): ReactNode {
  const go = useGo();
  function onClick({href, terms}: Hit, event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href, terms);
  }
  return (
    <ol ref={list} className={styles.hits}>
      {groups.map(({route, title, path, hits}, place) => (
        <li key={route}>
          {path.length > 0 && <p className={styles.path}>{path.join(' › ')}</p>}
          <h2 className={styles.hitTitle}>
            <a href={route} onClick={(event) => hits[0] && onClick({...hits[0], href: route}, event)}>
              <Marks {...title} />
            </a>
          </h2>
          {hits.some((hit) => hit.section ?? hasPassage(hit, place)) && (
            <ul className={styles.sections}>
              {hits.map((hit) => (
                <li key={hit.href}>
                  {hit.section && (
                    <a href={hit.href} onClick={(event) => onClick(hit, event)}>
                      <Marks {...hit.section} />
                    </a>
                  )}
                  {/* A passage is a new paragraph: words that the excerpt has too would move in the old one. */}
                  {hasPassage(hit, place) && (
                    <p key={snippets[hit.href] ? 'passage' : 'excerpt'} className={results.snippet}>
                      <Marks {...(snippets[hit.href] ?? hit.snippet)} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
