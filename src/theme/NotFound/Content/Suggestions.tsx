import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import type {Entry, SiteMap} from '../../../plugins/site-map';
import {nearestPages, type Page} from './nearest';
import styles from './styles.module.css';

const LIMIT = 5;

const pagesIn = (entries: readonly Entry[], within?: string): Page[] =>
  entries.flatMap(({label, to, entries: below}) => [
    ...(to === undefined ? [] : [{label, to, within}]),
    ...pagesIn(below ?? [], label),
  ]);

function allPages({docs, posts, tags, moved}: SiteMap): Page[] {
  const tagList = translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'});
  return [...pagesIn([...docs, ...posts]), ...pagesIn(tags, tagList)].map((page) => {
    const former = moved.filter(({to}) => page.to.endsWith(to.split('#', 1)[0] ?? to));
    return {...page, formerly: former.map(({from}) => from)};
  });
}

/** Pages with a similar address. */
export default function Suggestions({siteMap}: {readonly siteMap: SiteMap}): ReactNode {
  const pages = nearestPages(useLocation().pathname, allPages(siteMap), LIMIT);
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
