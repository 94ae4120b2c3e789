import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Tile, TileGroup} from '../../plugins/catalog-tiles/tiles';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

interface Props {
  /** Id of the section's heading. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly TileGroup[];
  readonly all: {readonly label: string; readonly to: string};
}

function TileLink({title, summary, to, version, state}: Tile): ReactNode {
  return (
    <li className={styles.tile}>
      <h4 className={styles.name}>
        <Link className={styles.link} to={to}>
          {title}
        </Link>
      </h4>
      <p className={styles.summary}>{summary}</p>
      {version && <span className={styles.version}>{version}</span>}
      {state && <span className="badge">{state}</span>}
    </li>
  );
}

/** Scanners or hooks as tiles, grouped by what a reader wants. */
export default function CatalogTiles({id, title, lead, groups, all}: Props): ReactNode {
  return (
    <HomeSection
      id={id}
      title={title}
      lead={
        <>
          {lead} <Link to={all.to}>{all.label}</Link>
        </>
      }
    >
      {groups.map((group) => (
        <div key={group.title} className={styles.group}>
          <h3 className={styles.kind}>{group.title}</h3>
          <ul className={styles.tiles}>
            {group.tiles.map((tile) => (
              <TileLink key={tile.to} {...tile} />
            ))}
          </ul>
        </div>
      ))}
    </HomeSection>
  );
}
