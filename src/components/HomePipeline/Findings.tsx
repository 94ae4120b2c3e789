import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import type {Chain} from '../../plugins/catalog-tiles/chains';
import HomeSection from '../HomeSection';
import Severity from '../Severity';
import styles from './styles.module.css';

const SEVERITIES = ['HIGH', 'MEDIUM', 'INFORMATIONAL'] as const;

/** The findings of all chains as one list, the most severe first. src/client/parts/pipeline.ts sorts it, and hides what is not found yet. */
export default function Findings({chains}: {readonly chains: readonly Chain[]}): ReactNode {
  const findings = chains.flatMap(({id, finding, next}) => [
    {chain: id, step: 3, ...finding},
    ...next.map((scan, index) => ({chain: id, step: 5 + index, ...scan.finding})),
  ]);
  const rank = ({severity}: (typeof findings)[number]) => SEVERITIES.indexOf(severity);
  return (
    <HomeSection
      id="findings"
      title="Five scanners, one list"
      lead={
        <>
          <span className={styles.tools} role="group" aria-label="Sort the findings">
            <button type="button" className="button button--sm button--outline" data-sort="severity" aria-pressed>
              Sort by severity
            </button>
            <button
              type="button"
              className="button button--sm button--outline"
              data-sort="scanner"
              aria-pressed={false}
            >
              Sort by scanner
            </button>
          </span>
          Every finding has its name, category, severity and location in the same fields, so you can sort, filter and
          export them together. <Link to="/docs/api/finding">Finding format</Link>
        </>
      }
    >
      <ul className={clsx('box', styles.list)}>
        {findings
          .toSorted((a, b) => rank(a) - rank(b))
          .map(({chain, step, scanner, by, severity, name, location}) => (
            <li
              key={chain + step}
              data-of={chain}
              data-step={step}
              data-rank={SEVERITIES.indexOf(severity)}
              data-by={by}
            >
              <Severity of={severity} />
              <b>{name}</b>
              <Link to={`/docs/scanners/${scanner}`}>{by}</Link>
              <code>{location}</code>
            </li>
          ))}
      </ul>
    </HomeSection>
  );
}
