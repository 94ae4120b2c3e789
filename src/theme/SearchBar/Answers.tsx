// The content of the search dialog below its input. Loaded when a user is likely to search.
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {clsx} from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchGlobalData} from '../../plugins/local-search';
import type {Hit, HitGroup} from '../../search/engine/answer';
import {MAX_RESULTS} from '../../search/model';
import Areas, {type Area} from './Areas';
import {NoResults, Notes} from './Messages';
import Results, {optionId} from './Results';
import {opensElsewhere, useGo} from './useHighlight';
import {searchClient, useSearch} from './useSearch';
import {visitedBefore, type PageLink} from './visited';
import styles from './dialog.module.css';

export {searchClient};

const plain = (text: string) => ({text, marks: []});

function groupOf(name: string, title: string, pages: readonly PageLink[]): HitGroup[] {
  if (pages.length === 0) return [];
  const hits = pages.map(({label, to}) => ({href: to, section: plain(label), snippet: plain(''), terms: []}));
  return [{route: name, title: plain(title), type: 'other', path: [], hits}];
}

/** Suggestions without a query: pages visited in this session, and popular pages. */
function useStart(): readonly HitGroup[] {
  const {popularPages} = usePluginData('local-search') as SearchGlobalData;
  const {withBaseUrl} = useBaseUrlUtils();
  const {pathname} = useLocation();
  return useMemo(() => {
    const visited = visitedBefore(pathname);
    const seen = new Set([pathname, ...visited.map(({to}) => to)]);
    const popular = popularPages.map(({label, to}) => ({label, to: withBaseUrl(to)})).filter(({to}) => !seen.has(to));
    return [
      ...groupOf('visited', translate({id: 'theme.SearchBar.visited', message: 'Recently viewed'}), visited),
      ...groupOf('popular', translate({id: 'theme.SearchBar.popularPages', message: 'Popular pages'}), popular),
    ];
  }, [popularPages, withBaseUrl, pathname]);
}

/** Handles a key press in the input. Returns true if the answers used the key. */
export type Keys = (event: KeyboardEvent<HTMLInputElement>) => boolean;

interface Props {
  /** The id of the list box. */
  readonly id: string;
  readonly query: string;
  readonly keys: RefObject<Keys | null>;
  /** Replaces the query for which Enter was pressed before the results arrived, and returns the previous one. */
  readonly onAwait: (query?: string) => string | undefined;
  /** Called with true if the list box has options. */
  readonly onExpanded: (isExpanded: boolean) => void;
  readonly onActive: (id: string | undefined) => void;
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
}

/** The place that a key moves to in a list; undefined for other keys. */
function moved({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent, place: number, last: number) {
  if (last < 0 || ctrlKey || metaKey || altKey || shiftKey) return undefined;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: place === last ? 0 : place + 1,
    ArrowUp: place <= 0 ? last : place - 1,
    Home: 0,
    End: last,
  };
  return places[key];
}

export default function Answers(props: Props): ReactNode {
  const {id, query, keys, onAwait, onExpanded, onActive, onLeave, onSubmit} = props;
  const [area, setArea] = useState<Area>('all');
  const view = useSearch(query, area, MAX_RESULTS);
  const start = useStart();
  const isIdle = view.state === 'idle';
  const groups = isIdle ? start : (view.answer?.groups ?? []);
  const hits = groups.flatMap((group) => group.hits);
  /** The hit that was made active; it stays active when more results for the same query arrive. */
  const [chosen, setChosen] = useState<{readonly href: string; readonly query: string}>();
  const known = chosen?.query === query ? hits.findIndex(({href}) => href === chosen.href) : -1;
  /** The index of the hit that Enter follows: initially the first, but none of the suggested pages. */
  const active = known < 0 && !isIdle ? 0 : known;
  const isExpanded = hits.length > 0;
  const activeId = active >= 0 && isExpanded ? optionId(id, active) : undefined;
  useLayoutEffect(() => onExpanded(isExpanded), [isExpanded, onExpanded]);
  useLayoutEffect(() => onActive(activeId), [activeId, onActive]);
  const go = useGo();

  const choose = useEvent((place: number): void => {
    const href = hits[place]?.href;
    if (href !== undefined) setChosen({href, query});
  });

  function follow(hit: Hit): void {
    onLeave();
    go(hit.href, hit.terms);
  }

  useEffect(() => {
    if (view.state !== 'ready' || onAwait() !== query) return;
    const [first] = hits;
    if (first) follow(first);
    else onSubmit();
  });

  useImperativeHandle(keys, () => (event) => {
    const next = moved(event, active, hits.length - 1);
    if (next !== undefined) {
      choose(next);
      return true;
    }
    const hit = hits[active];
    const isCurrent = isIdle || view.state === 'ready';
    if (event.key !== 'Enter' || (!hit && isCurrent)) return false;
    // The shown results might still belong to the previous query.
    if (!hit || !isCurrent) onAwait(query);
    else if (event.ctrlKey || event.metaKey) window.open(hit.href, '_blank', 'noopener');
    else follow(hit);
    return true;
  });

  const onSelect = useEvent((hit: Hit, event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    follow(hit);
  });

  const isNothing = view.state === 'ready' && view.answer?.pages === 0;
  return (
    // Page translation in browsers replaces text nodes, which React then cannot update.
    <div className={clsx(styles.rest, 'notranslate')} data-state={view.state}>
      <div className={styles.bar}>
        <Areas area={area} onArea={setArea} />
        <output className="muted">{view.status}</output>
      </div>
      <div className={styles.answers} aria-busy={view.state === 'loading' || view.state === 'stalled'}>
        <Notes answer={view.answer} />
        <Results
          id={id}
          groups={groups}
          snippets={isIdle ? undefined : view.snippets}
          active={active}
          onActive={choose}
          onSelect={onSelect}
        />
        {isNothing && <NoResults onLeave={onLeave} />}
      </div>
    </div>
  );
}
