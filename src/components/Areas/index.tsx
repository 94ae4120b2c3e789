import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {areas} from '../../lib/areas';
import styles from './styles.module.css';

/** The page that leads to all others by task, also the first of the first area. */
const HUB = 'overview';

/** The areas of the documentation, below the navbar of a docs page. The sidebar shows the current one. */
export default function Areas(): ReactNode {
  const current = useDocsSidebar()?.name;
  const {pluginId, docs} = useDocsVersion();
  const {activeVersion, activeDoc} = useActiveDocContext(pluginId);
  const hub = activeVersion?.docs.find(({id}) => id === HUB);
  const links = Object.entries(areas).flatMap(([name, label]) => {
    const path = activeVersion?.sidebars?.[name]?.link?.path;
    return path === undefined ? [] : [{name, label, path}];
  });
  if (links.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={translate({id: 'site.areas.label', message: 'Areas of the documentation'})}>
      <ul className={styles.areas}>
        {links.map(({name, label, path}) => (
          <li key={name}>
            <Link
              to={path}
              className={clsx('navbar__item navbar__link', name === current && 'navbar__link--active')}
              aria-current={name !== current ? undefined : path === activeDoc?.path ? 'page' : 'true'}
            >
              {label}
              {/* Read alone, as in a list of links, "Start" says nothing. */}
              {name === 'start' && <span className="visually-hidden"> with secureCodeBox</span>}
            </Link>
          </li>
        ))}
        {hub && (
          <li className={styles.hub}>
            <Link to={hub.path} className="navbar__item navbar__link">
              {docs[HUB]?.title}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
