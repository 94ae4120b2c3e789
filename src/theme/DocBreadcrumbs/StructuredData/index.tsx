// Differs from the original: the way starts at the home page, as the visible one does, and the addresses are those of the pages.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import Breadcrumbs from '../../../components/StructuredData/Breadcrumbs';

/** The page of a folder has a slash at its end here that its route does not have. */
const routeOf = (href: string) => href.replace(/(.)\/$/, '$1');

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  // Groups without a page have no place in the list.
  return (
    <Breadcrumbs steps={breadcrumbs.flatMap(({label, href}) => (href ? [{name: label, path: routeOf(href)}] : []))} />
  );
}
