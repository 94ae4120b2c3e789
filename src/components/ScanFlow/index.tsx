import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

interface Step {
  readonly title: string;
  /** The object or file that the step leaves behind, as it is called in the cluster. */
  readonly result: string;
  readonly text: string;
}

const STEPS: readonly Step[] = [
  {title: 'Scan', result: 'kind: Scan', text: 'You apply a Scan. It names a scan type and the arguments for the tool.'},
  {
    title: 'Scanner',
    result: 'nmap-results.xml',
    text: 'The operator starts a job with the tool. A sidecar uploads the raw report.',
  },
  {
    title: 'Parser',
    result: 'findings.json',
    text: 'A second job reads the report and writes findings in the common format.',
  },
  {
    title: 'Findings',
    result: 'status.findings',
    text: 'The bucket keeps report and findings. The Scan counts them by severity and category.',
  },
  {
    title: 'Hooks',
    result: 'state: Done',
    text: 'Hooks change findings, store them elsewhere, send messages, or start further scans.',
  },
];

/** How a scan runs, as an ordered list that is drawn as a line: what is heard and what is seen are the same text. */
export default function ScanFlow(): ReactNode {
  return (
    <HomeSection id="how-a-scan-runs" title="How a scan runs" tinted>
      <ol className={styles.steps}>
        {STEPS.map(({title, result, text}) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.name}>{title}</h3>
            <code className={styles.result}>{result}</code>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.loop}>
        With <Link to="/docs/hooks/cascading-scans">cascading rules</Link> the last step creates new Scans, and the line
        starts again. <Link to="/docs/architecture/runtime_view">The runtime view</Link> shows every message.
      </p>
    </HomeSection>
  );
}
