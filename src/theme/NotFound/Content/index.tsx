// Differs from the original: offers a search form and links that work without JavaScript; with it, suggests the pages with the most
// similar addresses. A copy, because the original is only its text.
import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {MAX_QUERY_LENGTH} from '../../../search/model';
import Later, {laterResource} from '../../../components/Later';
import styles from './styles.module.css';

/** Loaded on demand, because every docs page contains this component. */
const similar = laterResource(() => Promise.all([import('@data/site-map.json'), import('./nearest')]));

interface PageLink {
  readonly label: string;
  readonly to: string;
}

const STARTS: readonly PageLink[] = [
  {label: 'Install secureCodeBox', to: '/docs/getting-started/installation'},
  {label: 'All scanners', to: '/docs/scanners'},
  {label: 'Blog', to: '/blog'},
  {label: 'Site map', to: '/site-map'},
];

const SEARCH_ID = 'not-found-search';

function Links({pages}: {readonly pages: readonly PageLink[]}): ReactNode {
  return (
    <ul className="links">
      {pages.map(({label, to}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Pages with a similar address. */
function Suggestions({pages}: {readonly pages: readonly PageLink[]}): ReactNode {
  return (
    pages.length > 0 && (
      <div className={styles.suggestions}>
        <h2>
          <Translate id="theme.NotFound.nearest">Did you mean one of these pages?</Translate>
        </h2>
        <Links pages={pages} />
      </div>
    )
  );
}

function SearchForm(): ReactNode {
  return (
    <search>
      <form className={styles.search} action={useBaseUrl('/search')} method="get">
        <label htmlFor={SEARCH_ID}>
          <Translate id="theme.NotFound.searchLabel">Search the documentation and the blog</Translate>
        </label>
        <div className={styles.field}>
          <input id={SEARCH_ID} type="search" name="q" maxLength={MAX_QUERY_LENGTH} autoComplete="off" />
          <button className="button" type="submit">
            <Translate id="theme.NotFound.searchButton">Search</Translate>
          </button>
        </div>
      </form>
    </search>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <main className={clsx('container padding-top--lg', styles.page, className)} data-error-page>
      <p className={styles.code} aria-hidden="true">
        [ 404 ]
      </p>
      <Heading as="h1" className="page-title">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">
          We couldn't find that page. It might have moved, or the link might be wrong.
        </Translate>
      </p>
      <SearchForm />
      <nav aria-label={translate({id: 'theme.NotFound.navAriaLabel', message: 'Places to start from'})}>
        <Links pages={STARTS} />
      </nav>
      {/* Last, because it appears with JavaScript and must not move anything. */}
      <Later resource={similar} absent={() => null}>
        {([{default: siteMap}, {nearestPages}]) => {
          const label = translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'});
          const tags = [{label, entries: siteMap.tags}];
          return <Suggestions pages={nearestPages(pathname, {...siteMap, tags})} />;
        }}
      </Later>
    </main>
  );
}
