import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from './index';
import {useAbsolute} from './useAbsolute';

interface Props {
  /** The steps below the home page to the page itself, paths with base URL. */
  readonly steps: readonly {readonly name: string; readonly path: string}[];
}

/** Says how to get from the home page to a page. */
export default function Breadcrumbs({steps}: Props): ReactNode {
  const {title, baseUrl} = useDocusaurusContext().siteConfig;
  const absolute = useAbsolute();
  const itemListElement = [{name: title, path: baseUrl}, ...steps].map(({name, path}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  }));
  return <StructuredData thing={{'@type': 'BreadcrumbList', itemListElement}} />;
}
