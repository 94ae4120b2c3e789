import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Absolute} from './blog-posting';

/** Addresses as they are published, below the site's own origin. Takes paths with base URL. */
export function useAbsolute(): Absolute {
  const {url} = useDocusaurusContext().siteConfig;
  return (address) => new URL(address, url).href;
}
