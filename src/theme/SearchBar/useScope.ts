import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchGlobalData} from '../../plugins/local-search';
import type {Scope} from '../../search/worker/protocol';

/** The search scope of the current page: posts and pages of its locale, and docs of its version. */
export function useScope(): Scope {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {demoted} = usePluginData('local-search') as SearchGlobalData;
  const key = ['default', ...useDocsContextualSearchTags()].toSorted().join(' ');
  return useMemo(() => ({baseUrl, tags: key.split(' '), demoted}), [baseUrl, key, demoted]);
}
