import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import type {Chain, NextScan} from '../../plugins/catalog-tiles/chains';
import HomeChoices, {Choice} from '../HomeChoices';
import HomeSection from '../HomeSection';
import Severity from '../Severity';
import styles from './styles.module.css';

const Named = ({severity, name}: Chain['finding']): ReactNode => (
  <span>
    <Severity of={severity} /> <b>{name}</b>
  </span>
);

interface StationProps {
  readonly of: string;
  readonly step: number;
  readonly title: string;
  readonly to: string;
  readonly text: string;
  /** The output of the station. */
  readonly children: ReactNode;
}

function Station({of, step, title, to, text, children}: StationProps): ReactNode {
  return (
    <li data-of={of} data-step={step}>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
      <div className={clsx('box', styles.result)}>{children}</div>
    </li>
  );
}

function Next({of, step, scan}: {readonly of: string; readonly step: number; readonly scan: NextScan}): ReactNode {
  const {rule, scanType, parameters, finding} = scan;
  return (
    <li data-of={of} data-step={step}>
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
  );
}

function Stations({id, scan, report, finding, verdict, next}: Chain): ReactNode {
  return (
    <div className={styles.line}>
      <ol className={styles.stations}>
        <Station
          of={id}
          step={0}
          title="Scan"
          to="/docs/api/crds/scan"
          text="A manifest that you, a schedule or auto-discovery creates."
        >
          <code>{scan}</code>
        </Station>
        <Station of={id} step={1} title="Scanner" to="/docs/scanners" text="A Job runs the tool and stores its report.">
          <code>{[report.file, ...report.lines].join('\n')}</code>
        </Station>
        <Station
          of={id}
          step={2}
          title="Parser"
          to="/docs/architecture/runtime_view"
          text="A second job translates the report into one format."
        >
          <code>{`name: ${finding.name}\ncategory: ${finding.category}\nseverity: ${finding.severity}`}</code>
        </Station>
        <Station
          of={id}
          step={3}
          title="Findings"
          to="/docs/api/finding"
          text="The same fields for every scanner, in your own storage."
        >
          <Named {...finding} />
          <code>{finding.location}</code>
        </Station>
        <Station
          of={id}
          step={4}
          title="Hooks"
          to="/docs/hooks"
          text="Export findings, notify people, or start the next scan."
        >
          <span>
            <Link to="/docs/hooks/defectdojo">DefectDojo</Link>,{' '}
            <Link to="/docs/hooks/notification-webhook">Slack, Teams, email</Link>,{' '}
            <Link to="/docs/hooks/cascading-scans">Cascading Scans</Link>:
          </span>
          <b>{verdict}</b>
        </Station>
      </ol>
      {next.length > 0 && (
        <ol className={styles.next} start={6}>
          {next.map((one, index) => (
            <Next key={one.rule} of={id} step={5 + index} scan={one} />
          ))}
        </ol>
      )}
    </div>
  );
}

/**
 * How a scan becomes findings: five stations in a row, and the scans that the finding starts. Without scripts and with reduced motion,
 * it is a complete picture for each target; play.ts shows one station after the other.
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
