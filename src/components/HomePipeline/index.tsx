import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import type {Chain} from '../../plugins/catalog-tiles/chains';
import HomeChoices, {Choice} from '../HomeChoices';
import HomeSection from '../HomeSection';
import Severity from '../Severity';
import styles from './styles.module.css';

const Named = ({severity, name}: Chain['finding']): ReactNode => (
  <span>
    <Severity of={severity} /> <b>{name}</b>
  </span>
);

/** The stations of every scan, with what they return for this one. */
const stationsOf = ({scan, report, finding, verdict}: Chain) => [
  {
    title: 'Scan',
    to: '/docs/api/crds/scan',
    text: 'A manifest that you, a schedule or auto-discovery creates.',
    result: <code>{scan}</code>,
  },
  {
    title: 'Scanner',
    to: '/docs/scanners',
    text: 'A Job runs the tool and stores its report.',
    result: <code>{[report.file, ...report.lines].join('\n')}</code>,
  },
  {
    title: 'Parser',
    to: '/docs/architecture/runtime_view',
    text: 'A second job translates the report into one format.',
    result: <code>{`name: ${finding.name}\ncategory: ${finding.category}\nseverity: ${finding.severity}`}</code>,
  },
  {
    title: 'Findings',
    to: '/docs/api/finding',
    text: 'The same fields for every scanner, in your own storage.',
    result: (
      <>
        <Named {...finding} />
        <code>{finding.location}</code>
      </>
    ),
  },
  {
    title: 'Hooks',
    to: '/docs/hooks',
    text: 'Export findings, notify people, or start the next scan.',
    result: (
      <>
        <span>
          <Link to="/docs/hooks/defectdojo">DefectDojo</Link>,{' '}
          <Link to="/docs/hooks/notification-webhook">Slack, Teams, email</Link>,{' '}
          <Link to="/docs/hooks/cascading-scans">Cascading Scans</Link>:
        </span>
        <b>{verdict}</b>
      </>
    ),
  },
];

function Stations(chain: Chain): ReactNode {
  const stations = stationsOf(chain);
  return (
    <div className={styles.line}>
      <ol className={styles.stations}>
        {stations.map(({title, to, text, result}, step) => (
          <li key={title} data-of={chain.id} data-step={step}>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
            <div className={clsx('box', styles.result)}>{result}</div>
          </li>
        ))}
      </ol>
      {chain.next.length > 0 && (
        <ol className={styles.next} start={stations.length + 1}>
          {chain.next.map(({rule, scanType, parameters, finding}, index) => (
            <li key={rule} data-of={chain.id} data-step={stations.length + index}>
              <p>
                Rule <code>{rule}</code> starts <Link to={`/docs/scanners/${finding.scanner}`}>{finding.by}</Link>
              </p>
              <div className={clsx('box', styles.result)}>
                <code>
                  {scanType} {parameters}
                </code>
                <Named {...finding} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/**
 * How a scan becomes findings: five stations in a row, and the scans that the finding starts. Without scripts and with reduced motion,
 * it is a complete picture for each target; src/client/parts/pipeline.ts shows one station after the other.
 */
export default function HomePipeline({chains}: {readonly chains: readonly Chain[]}): ReactNode {
  return (
    <HomeSection id="pipeline" title="From scan to findings">
      <HomeChoices legend="What to scan">
        {chains.map((chain, index) => (
          <Choice key={chain.id} name="target" value={chain.id} label={chain.title} isFirst={index === 0}>
            <Stations {...chain} />
          </Choice>
        ))}
        <div className={clsx(styles.tools, styles.playback)}>
          <output className="visually-hidden" />
          <button type="button" className="button button--sm" data-play>
            Play
          </button>
          <button type="button" className="button button--sm button--outline" data-next>
            Next station
          </button>
        </div>
      </HomeChoices>
    </HomeSection>
  );
}
