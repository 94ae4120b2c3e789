import type {MouseEvent, ReactNode, RefObject} from 'react';
import type {Hit, HitGroup} from '../../search/engine/answer';
import type {Marked} from '../../search/engine/marks';
import {Marks} from '../SearchBar/Results';
import {opensElsewhere, useGo} from '../SearchBar/useHighlight';
import results from '../SearchBar/results.module.css';
import {passageOf} from './passage';
import styles from './styles.module.css';

interface Props {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly groups: readonly HitGroup[];
  readonly snippets: Readonly<Record<string, Marked>>;
}

/** The results of the search page: a heading for each page, followed by its sections. */
export default function Hits({list, groups, snippets}: Props): ReactNode {
  const go = useGo();
  function onClick({href, terms}: Hit, event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    go(href, terms);
  }
  return (
    <ol ref={list} className={styles.hits}>
      {groups.map(({route, title, path, hits}, place) => (
        <li key={route}>
          {path.length > 0 && <p className="muted">{path.join(' › ')}</p>}
          <h2 className={styles.hitTitle}>
            <a href={route} onClick={(event) => hits[0] && onClick({...hits[0], href: route}, event)}>
              <Marks {...title} />
            </a>
          </h2>
          {hits.some((hit) => hit.section ?? passageOf(hit, place, snippets)) && (
            <ul className={styles.sections}>
              {hits.map((hit) => {
                const passage = passageOf(hit, place, snippets);
                return (
                  <li key={hit.href}>
                    {hit.section && (
                      <a href={hit.href} onClick={(event) => onClick(hit, event)}>
                        <Marks {...hit.section} />
                      </a>
                    )}
                    {/* The key replaces the paragraph, because shared words moving in it would count as a layout shift. */}
                    {passage && (
                      <p key={passage === hit.snippet ? 'excerpt' : 'passage'} className={results.snippet}>
                        <Marks {...passage} />
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
