import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {twice} from '../../../browser/resource';
import type {SiteMap} from '../../../plugins/site-map';
import type {Entry} from '../../../plugins/site-map';
import {nearestPages, type Page} from './nearest';
import styles from './styles.module.css';

const LIMIT = 5;

const pagesIn = (entries: readonly Entry[], within?: string): Page[] =>
  entries.flatMap(({label, to, entries: below}) => [
    ...(to === undefined ? [] : [{label, to, within}]),
    ...pagesIn(below ?? [], label),
  ]);

/** The list of all pages, which is loaded on demand; empty after a failure. */
async function allPages(): Promise<Page[]> {
  try {
    const {default: map} = (await twice(() => import('@generated/site-map/default/site-map.json'))) as {
      default: SiteMap;
    };
    const tags = translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'});
    const pages = [...pagesIn([...map.docs, ...map.posts]), ...pagesIn(map.tags, tags)];
    return pages.map((page) => {
      const former = map.moved.filter(({to}) => page.to.endsWith(to.split('#', 1)[0] ?? to));
      return {...page, formerly: former.map(({from}) => from)};
    });
  } catch {
    return [];
  }
}

/** Pages with a similar address. The server renders nothing, because only the browser knows the address. */
export default function Suggestions(): ReactNode {
  const {pathname: path} = useLocation();
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    let current = true;
    void allPages().then((all) => current && setPages(nearestPages(path, all, LIMIT)));
    return () => {
      current = false;
    };
  }, [path]);
  return (
    pages.length > 0 && (
      <div className={styles.suggestions}>
        <h2>
          <Translate id="theme.NotFound.nearest">Did you mean one of these pages?</Translate>
        </h2>
        <ul className="links">
          {pages.map(({label, to}) => (
            <li key={to}>
              <Link to={to} autoAddBaseUrl={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
