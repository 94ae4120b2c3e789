import {Fragment, memo, useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Hit, HitGroup} from '../../search/engine/answer';
import type {Marked} from '../../search/engine/marks';
import styles from './results.module.css';

/** Text with marked search terms. */
export function Marks({text, marks}: Marked): ReactNode {
  return (
    <>
      {marks.map(([start, end], place) => (
        <Fragment key={start}>
          {text.slice(marks[place - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

interface Props {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** Snippets by URL; undefined if hits have no text. */
  readonly snippets: Readonly<Record<string, Marked>> | undefined;
  /** Index of the active hit among all hits; -1 for none. */
  readonly active: number;
  readonly onActive: (place: number) => void;
  readonly onSelect: (hit: Hit, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The id of a result, for `aria-activedescendant`. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

interface OptionProps extends Omit<Props, 'groups' | 'active'> {
  readonly hit: Hit;
  readonly group: HitGroup;
  readonly place: number;
  readonly isActive: boolean;
}

function Option({id, hit, group, place, isActive, snippets, onActive, onSelect}: OptionProps): ReactNode {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({block: 'nearest'});
  }, [isActive]);
  return (
    <a
      ref={element}
      role="option"
      id={optionId(id, place)}
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.href}
      className={styles.option}
      onMouseMove={() => !isActive && onActive(place)}
      // The input keeps the focus when a click opens the result in a new tab.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onSelect(hit, event)}
    >
      <span className={styles.optionTitle}>
        <Marks {...(hit.section ?? group.title)} />
      </span>
      {snippets && (
        <span className={styles.snippet}>
          <Marks {...(snippets[hit.href] ?? hit.snippet)} />
        </span>
      )}
    </a>
  );
}

const joined = (steps: readonly string[]): string => steps.join(' › ');

/** The sidebar labels and the title of a page. */
const pathOf = ({path, title}: HitGroup): string => joined([...path, title.text]);

/** The visible path. Without the title if the first hit is the page itself and shows it. */
const shownPath = (group: HitGroup): string => (group.hits[0]?.section ? pathOf(group) : joined(group.path));

/** A list box of results, grouped by page. The focus stays in the input. Memoized, so that a key press does not render it again. */
export default memo(function Results({id, groups, active, ...props}: Props): ReactNode {
  const all = groups.flatMap(({hits}) => hits);
  return (
    <div
      role="listbox"
      id={id}
      aria-label={translate({id: 'theme.SearchBar.results', message: 'Results'})}
      className={groups.length === 0 ? styles.empty : undefined}
    >
      {groups.map((group) => (
        <div role="group" key={group.route} aria-label={pathOf(group)} className={styles.group}>
          <div aria-hidden="true" className={clsx('muted', styles.groupTitle)}>
            {shownPath(group)}
          </div>
          {group.hits.map((hit) => {
            const place = all.indexOf(hit);
            const isActive = place === active;
            return (
              <Option key={hit.href} {...props} id={id} hit={hit} group={group} place={place} isActive={isActive} />
            );
          })}
        </div>
      ))}
    </div>
  );
});
