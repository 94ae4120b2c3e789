// The content of the search dialog below its input. Loaded when a user is likely to search.
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {clsx} from 'clsx';
import {useEvent} from '@docusaurus/theme-common';
import {MAX_RESULTS} from '../../search/model';
import type {Hit} from '../../search/engine/answer';
import type {Scope} from '../../search/worker/protocol';
import {foundLabel, loadingLabel} from './answer-labels';
import {typeIn, type Area} from './area';
import Areas from './Areas';
import NoResults from './NoResults';
import Notes from './Notes';
import Results, {optionId} from './Results';
import {useActive} from './useActive';
import {useGo} from './useGo';
import {useScope} from './useScope';
import {useSearch, type SearchView} from './useSearch';
import {useStart} from './useStart';
import {searchClient} from './worker';
import styles from './dialog.module.css';

/** Starts the worker and loads the indexes of a scope, including those that failed to load before. */
export const prepare = (scope: Scope): void => searchClient.open(scope);

/** Handles a key press in the input. Returns true if the answers used the key. */
export type Keys = (event: KeyboardEvent<HTMLInputElement>) => boolean;

interface Props {
  /** The id of the list box. */
  readonly id: string;
  readonly query: string;
  readonly keys: RefObject<Keys | null>;
  /** Called when Enter is pressed before the results arrive. */
  readonly onAwait: (query: string) => void;
  /** Returns and clears the query from `onAwait`. */
  readonly takeAwaited: () => string | undefined;
  /** Called with true if the list box has options. */
  readonly onExpanded: (isExpanded: boolean) => void;
  readonly onActive: (id: string | undefined) => void;
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
}

function statusOf({state, answer}: SearchView, isShown: boolean): string {
  if (state === 'stalled' && !isShown) return loadingLabel();
  return state === 'ready' && answer ? foundLabel(answer.pages, answer.isWhole) : '';
}

export default function Answers({
  id,
  query,
  keys,
  onAwait,
  takeAwaited,
  onExpanded,
  onActive,
  onLeave,
  onSubmit,
}: Props): ReactNode {
  const scope = useScope();
  // Retries files that failed to load when the dialog was open before.
  useEffect(() => prepare(scope), [scope]);
  const [area, setArea] = useState<Area>('all');
  const view = useSearch(query, scope, {limit: MAX_RESULTS, shown: typeIn(area)});
  const start = useStart();
  const isIdle = view.state === 'idle';
  const groups = isIdle ? start : (view.answer?.groups ?? []);
  const hits = groups.flatMap((group) => group.hits);
  const active = useActive(
    hits.map(({href}) => href),
    query,
    isIdle ? -1 : 0,
  );
  const isExpanded = hits.length > 0;
  const activeId = active.place >= 0 && isExpanded ? optionId(id, active.place) : undefined;
  useLayoutEffect(() => onExpanded(isExpanded), [isExpanded, onExpanded]);
  useLayoutEffect(() => onActive(activeId), [activeId, onActive]);
  const go = useGo();

  function follow(hit: Hit): void {
    onLeave();
    go(hit.href, hit.terms);
  }

  useEffect(() => {
    if (view.state !== 'ready' || takeAwaited() !== query) return;
    const [first] = hits;
    if (first) follow(first);
    else onSubmit();
  });

  useImperativeHandle(keys, () => (event) => {
    if (active.onKey(event)) return true;
    const hit = hits[active.place];
    const isCurrent = isIdle || view.state === 'ready';
    if (event.key !== 'Enter' || (!hit && isCurrent)) return false;
    // The shown results might still belong to the previous query.
    if (!hit || !isCurrent) onAwait(query);
    else if (event.ctrlKey || event.metaKey) window.open(hit.href, '_blank', 'noopener');
    else follow(hit);
    return true;
  });

  const onSelect = useEvent((hit: Hit, event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(hit);
  });
  const onPoint = useEvent(active.setPlace);

  const isNothing = view.state === 'ready' && view.answer?.pages === 0;
  return (
    // Page translation in browsers replaces text nodes, which React then cannot update.
    <div className={clsx(styles.rest, 'notranslate')} data-state={view.state}>
      <div className={styles.bar}>
        <Areas area={area} onArea={setArea} />
        <output className={styles.status}>{statusOf(view, isExpanded)}</output>
      </div>
      <div className={styles.answers} aria-busy={view.state === 'loading' || view.state === 'stalled'}>
        <Notes answer={isIdle ? undefined : view.answer} />
        <Results
          id={id}
          groups={groups}
          snippets={isIdle ? undefined : view.snippets}
          active={active.place}
          onActive={onPoint}
          onSelect={onSelect}
        />
        {isNothing && <NoResults onLeave={onLeave} />}
      </div>
    </div>
  );
}
