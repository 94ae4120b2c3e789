import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from './index';
import {breadcrumbList} from './breadcrumbs';
import {useAbsolute} from './useAbsolute';

interface BlogBreadcrumbsProps {
  /** Path of the blog with base URL. */
  readonly blog: string;
  /** The steps below the blog, paths with base URL. */
  readonly below?: readonly {readonly name: string; readonly path: string}[];
}

/** Says how to get from the home page by way of the blog to a page of the blog. */
export default function BlogBreadcrumbs({blog, below = []}: BlogBreadcrumbsProps): ReactNode {
  const {title, baseUrl} = useDocusaurusContext().siteConfig;
  const absolute = useAbsolute();
  const steps = [{name: title, path: baseUrl}, {name: 'Blog', path: blog}, ...below];
  return <StructuredData thing={breadcrumbList(steps.map(({name, path}) => ({name, url: absolute(path)})))} />;
}
