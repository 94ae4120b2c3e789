// Differs from the page of @easyops-cn/docusaurus-search-local: uses the engine of the dialog, filters are links, and works without scripts.
import {useEffect, useLayoutEffect, useRef, type FormEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {MAX_QUERY_LENGTH} from '../../search/model';
import {areaLabels, areasLabel, type Area} from '../SearchBar/Areas';
import {clearLabel, field, searchLabel, submitLabel} from '../SearchBar/field';
import {NoResults, Notes} from '../SearchBar/Messages';
import {useSearch} from '../SearchBar/useSearch';
import Hits from './Hits';
import styles from './styles.module.css';

function filterIn(search: string): Area {
  const type = new URLSearchParams(search).get('type');
  return type === 'docs' || type === 'blog' ? type : 'all';
}

function searchOf(query: string, filter: Area): string {
  const parameters = new URLSearchParams({...(query !== '' && {q: query}), ...(filter !== 'all' && {type: filter})});
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * Reads and updates the URL of the search page, `?q=…&type=docs`. It is unknown (`isKnown`) during server rendering and hydration;
 * `withFilter` is the URL of the same query with another filter.
 */
function useAddress() {
  const isKnown = useIsBrowser();
  const history = useHistory();
  const {pathname, search} = useLocation();
  const query = isKnown ? (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH) : '';
  // Text typed before hydration keeps the filter, although the page does not show it yet.
  const asked = filterIn(search);
  // Each key press replaces the history entry, so Back returns to the page before the search.
  const setQuery = (next: string): void => history.replace({pathname, search: searchOf(next, asked)});
  const filter = isKnown ? asked : 'all';
  return {query, filter, isKnown, setQuery, withFilter: (next: Area) => pathname + searchOf(query, next)};
}

/** More than the number of pages, so that all results are shown. */
const LIMIT = 1000;

/** Shown before scripts run, and without scripts. */
function WithoutScripts(): ReactNode {
  return (
    <p className="margin-top--md">
      <Translate
        id="theme.SearchPage.withoutScripts"
        values={{
          siteMap: (
            <Link to="/site-map" data-noBrokenLinkCheck>
              <Translate id="theme.SearchPage.siteMap">site map</Translate>
            </Link>
          ),
        }}
      >
        {'The search needs JavaScript. Without it, the {siteMap} lists every page.'}
      </Translate>
    </p>
  );
}

/** Links to the same query in one area of the site. */
function Filters({filter, withFilter}: Pick<ReturnType<typeof useAddress>, 'filter' | 'withFilter'>): ReactNode {
  return (
    <nav aria-label={areasLabel()}>
      <ul className="pills">
        {areaLabels.map(([value, label]) => (
          <li key={value}>
            <Link
              to={withFilter(value)}
              className={clsx('pills__item', value === filter && 'pills__item--active')}
              aria-current={value === filter ? 'true' : undefined}
              data-noBrokenLinkCheck
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The form and the results of the search page. */
function Content(): ReactNode {
  const {query, filter, isKnown, setQuery, withFilter} = useAddress();
  const {state, answer, snippets, status} = useSearch(query, filter, LIMIT);
  const action = useBaseUrl('/search');
  const groups = answer?.groups ?? [];
  const isReady = state === 'ready';
  const isWaiting = !isReady && state !== 'idle' && groups.length === 0;
  const input = useRef<HTMLInputElement>(null);
  // Reads text typed before hydration.
  useLayoutEffect(() => {
    if (input.current?.value) setQuery(input.current.value);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once after hydration
  }, []);
  const hits = useRef<HTMLOListElement>(null);
  /** True if the form was submitted before the results arrived. */
  const isAwaited = useRef(false);

  function toResults(): void {
    isAwaited.current = false;
    hits.current?.querySelector('a')?.focus();
  }
  useEffect(() => {
    if (isReady && isAwaited.current) toResults();
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    isAwaited.current = query.trim() !== '';
    if (isReady) toResults();
  }

  function change(next: string): void {
    isAwaited.current = false;
    setQuery(next);
  }

  return (
    <>
      <search>
        <form className={styles.form} action={action} method="get" onSubmit={submit}>
          <label className={styles.label} htmlFor="search-page-input">
            {searchLabel()}
          </label>
          <input
            ref={input}
            id="search-page-input"
            className={styles.input}
            {...field}
            value={query}
            onChange={(event) => change(event.target.value)}
          />
          <button type="button" className="button button--outline" onClick={() => change('')}>
            {clearLabel()}
          </button>
          <button type="submit" className="button button--outline">
            {submitLabel()}
          </button>
        </form>
      </search>
      {isKnown ? (
        <>
          <Filters filter={filter} withFilter={withFilter} />
          <output className={styles.status}>{status}</output>
          <Notes answer={answer} />
          {isWaiting ? <span className="spinner" /> : <Hits list={hits} groups={groups} snippets={snippets} />}
          {isReady && groups.length === 0 && <NoResults />}
        </>
      ) : (
        <WithoutScripts />
      )}
    </>
  );
}

export default function SearchPage(): ReactNode {
  const title = translate({id: 'theme.SearchPage.title', message: 'Search'});
  const description = translate({
    id: 'theme.SearchPage.description',
    message: 'Search the documentation and the blog of the site; all results on one page that can be shared.',
  });
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* Page translation in browsers replaces text nodes, which React then cannot update. */}
      <main className={clsx('container padding-top--lg notranslate', styles.page)}>
        <h1 className="page-title">
          <Translate id="theme.SearchPage.heading">Search the documentation and the blog</Translate>
        </h1>
        <Content />
      </main>
    </Layout>
  );
}
