import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchGlobalData} from '../../plugins/local-search';
import type {HitGroup} from '../../search/engine/answer';
import {visitedBefore, type PageLink} from './visited';

const plain = (text: string) => ({text, marks: []});

function groupOf(name: string, title: string, pages: readonly PageLink[]): HitGroup[] {
  if (pages.length === 0) return [];
  const hits = pages.map(({label, to}) => ({href: to, section: plain(label), snippet: plain(''), terms: []}));
  return [{route: name, title: plain(title), type: 'other', path: [], hits}];
}

/** Suggestions without a query: pages visited in this session, and popular pages. */
export function useStart(): readonly HitGroup[] {
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
