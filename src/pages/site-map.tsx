import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import siteMap from '@data/site-map.json';
import Layout from '@theme/Layout';
import type {Entry} from '../plugins/site-map';
import styles from './site-map.module.css';

const PLACES: readonly Entry[] = [
  {label: 'Home', to: '/'},
  {label: 'Search', to: '/search'},
  {label: 'Accessibility', to: '/accessibility'},
  {label: 'Trust and privacy', to: '/trust'},
];

const LISTS: readonly Entry[] = [
  {label: 'Latest posts', to: '/blog'},
  {label: 'All posts by year', to: '/blog/archive'},
  {label: 'Posts by tag', to: '/blog/tags'},
];

/** A nested list of entries. */
function List({entries}: {readonly entries: readonly Entry[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({label, to, entries: below = []}) => (
        <li key={`${label} ${to}`}>
          {to === undefined ? <b>{label}</b> : <Link to={to}>{label}</Link>}
          {below.length > 0 && <List entries={below} />}
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  readonly title: string;
  readonly entries: readonly Entry[];
}

function Section({title, entries}: SectionProps): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      <List entries={entries} />
    </section>
  );
}

export default function SiteMapPage(): ReactNode {
  return (
    <Layout
      title="Site map"
      description="Every page of the secureCodeBox documentation and blog in one list, in the order of the menus."
    >
      <main className={clsx('container padding-top--lg', styles.page)}>
        <h1 className="page-title">Site map</h1>
        <h2>Documentation</h2>
        <div className={styles.sections}>
          {siteMap.docs.map(({label, entries = []}) => (
            <Section key={label} title={label} entries={entries} />
          ))}
        </div>
        <h2>Blog</h2>
        <div className={styles.sections}>
          <Section title="Lists" entries={LISTS} />
          {siteMap.posts.map(({label, entries = []}) => (
            <Section key={label} title={label} entries={entries} />
          ))}
          <Section title="Tags" entries={siteMap.tags} />
        </div>
        <h2>Other pages</h2>
        <List entries={PLACES} />
      </main>
    </Layout>
  );
}
