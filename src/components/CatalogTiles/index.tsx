import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import type {Tile, TileGroup} from '../../plugins/catalog-tiles';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

interface Props {
  readonly scannerCount: number;
  readonly hookCount: number;
  /** Shown first. Its tiles are also in the other groups. */
  readonly selection: readonly Tile[];
  readonly groups: readonly TileGroup[];
}

interface ChoiceProps {
  readonly label: string;
  readonly count?: number;
  readonly isFirst?: boolean;
}

function Choice({label, count, isFirst = false}: ChoiceProps): ReactNode {
  return (
    <label className={clsx('pills__item', styles.choice)}>
      {/* Browsers that restore the choice after a reload would move the page. */}
      <input type="radio" name="catalog" defaultChecked={isFirst} autoComplete="off" />
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
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

/**
 * Scanners and hooks as tiles, filtered by target or task. A group is shown while its radio button is
 * checked; that needs no script.
 */
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
      <fieldset className={styles.catalog}>
        <legend className="visually-hidden">Which scanners and hooks to show</legend>
        <div className={styles.group}>
          <Choice label="To start with" isFirst />
          <Tiles tiles={selection} />
        </div>
        {groups.map(({title, tiles}) => (
          <div key={title} className={styles.group}>
            <Choice label={title} count={tiles.length} />
            <Tiles tiles={tiles} />
          </div>
        ))}
        <div className={clsx(styles.group, styles.all)}>
          <Choice label="All" count={scannerCount + hookCount} />
        </div>
      </fieldset>
    </HomeSection>
  );
}
