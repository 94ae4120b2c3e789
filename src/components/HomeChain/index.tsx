import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import HomeSection from '../HomeSection';
import {findings, openPort, weakAlgorithms, type ListedFinding} from './findings';
import styles from './styles.module.css';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly more: {readonly label: string; readonly to: string};
  /** What the step leaves behind: a finding, or a line as it is read in the cluster. */
  readonly result?: ListedFinding | string;
}

const STEPS: readonly Step[] = [
  {
    title: 'A scan is a manifest',
    text: 'Keep it in Git and apply it. A ScheduledScan repeats it; auto-discovery writes it for you.',
    more: {label: 'The Scan resource', to: '/docs/api/crds/scan'},
    result: 'nmap -p22 dummy-ssh.demo-targets.svc',
  },
  {
    title: 'Findings share one format',
    text: 'Name, category, severity and location stand in the same fields for every scanner.',
    more: {label: 'The finding format', to: '/docs/api/finding'},
    result: openPort,
  },
  {
    title: 'Findings start scans',
    text: 'The cascading rule of SSH-audit starts an audit of each open SSH port.',
    more: {label: 'Cascading scans', to: '/docs/hooks/cascading-scans'},
    result: weakAlgorithms,
  },
  {
    title: 'They come to you',
    text: 'Hooks hand them to DefectDojo, Elasticsearch or a chat. Reports stay in a bucket of yours.',
    more: {label: 'Findings in DefectDojo', to: '/docs/hooks/defectdojo'},
  },
];

const TINTS = {HIGH: 'alert--danger', MEDIUM: 'alert--warning', INFORMATIONAL: undefined} as const;

function Severity({of}: {readonly of: ListedFinding['severity']}): ReactNode {
  return <span className={clsx('badge', styles.severity, TINTS[of])}>{of === 'INFORMATIONAL' ? 'INFO' : of}</span>;
}

/** What becomes of a scan: a chain of the demo targets, step by step, and findings of several scanners in one list. */
export default function HomeChain(): ReactNode {
  return (
    <HomeSection id="chain" title="One scan, and what comes of it" tinted>
      <ol className={clsx('numbered', styles.steps)}>
        {STEPS.map(({title, text, more, result}) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className={styles.text}>
              {text} <Link to={more.to}>{more.label}</Link>
            </p>
            {result && (
              <p className={styles.result}>
                {typeof result === 'string' ? (
                  <code>{result}</code>
                ) : (
                  <>
                    <Severity of={result.severity} /> {result.name}
                  </>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
      <h3>Five scanners, one list</h3>
      <ul className="numbered">
        {findings.map(({scanner, by, severity, name, location}) => (
          <li key={scanner} className={styles.finding}>
            <Severity of={severity} />
            <span>{name}</span>
            <Link to={`/docs/scanners/${scanner}`}>{by}</Link>
            <code className={styles.where}>{location}</code>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
