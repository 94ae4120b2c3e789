import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Tile, TileGroup} from '../../plugins/catalog-tiles';
import HomeChoices, {Choice} from '../HomeChoices';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

interface Props {
  readonly scannerCount: number;
  readonly hookCount: number;
  /** Shown first. Its tiles are also in the other groups. */
  readonly selection: readonly Tile[];
  readonly groups: readonly TileGroup[];
}

function Tiles({tiles}: {readonly tiles: readonly Tile[]}): ReactNode {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({title, summary, to, version, state}) => (
        <li key={to} className="card">
          <Link className="card__link" to={to}>
            {title}
          </Link>
          {version && <span className={styles.version}>{version}</span>}
          {state && <span className="badge">{state}</span>}
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** Scanners and hooks as tiles, filtered by target or task. */
export default function CatalogTiles({scannerCount, hookCount, selection, groups}: Props): ReactNode {
  return (
    <HomeSection
      id="catalog"
      title={`${scannerCount} scanners, ${hookCount} hooks`}
      lead={
        <>
          Each is a Helm chart that you install where you need it. Compare{' '}
          <Link to="/docs/scanners">all scanners in a table</Link> or <Link to="/docs/hooks">all hooks in a table</Link>
          .
        </>
      }
    >
      <HomeChoices legend="Which scanners and hooks to show">
        <Choice name="catalog" label="To start with" isFirst>
          <Tiles tiles={selection} />
        </Choice>
        {groups.map(({title, tiles}) => (
          <Choice key={title} name="catalog" label={title} count={tiles.length}>
            <Tiles tiles={tiles} />
          </Choice>
        ))}
        <Choice name="catalog" label="All" count={scannerCount + hookCount}>
          <Tiles tiles={groups.flatMap(({tiles}) => tiles)} />
        </Choice>
      </HomeChoices>
    </HomeSection>
  );
}
