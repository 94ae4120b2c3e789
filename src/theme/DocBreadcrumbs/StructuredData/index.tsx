// Differs from the original: the way starts at the home page, as the visible one does, and the addresses are those of the pages.
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '../../../components/StructuredData';
import {breadcrumbList} from '../../../components/StructuredData/breadcrumbs';
import {useAbsolute} from '../../../components/StructuredData/useAbsolute';

/** The page of a folder has a slash at its end here that its route does not have. */
const routeOf = (href: string) => href.replace(/(.)\/$/, '$1');

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const absolute = useAbsolute();
  // Groups without a page have no place in the list.
  const steps = breadcrumbs.flatMap(({label, href}) => (href ? [{name: label, url: absolute(routeOf(href))}] : []));
  const home = {name: siteConfig.title, url: absolute(siteConfig.baseUrl)};
  return <StructuredData thing={breadcrumbList([home, ...steps])} />;
}
