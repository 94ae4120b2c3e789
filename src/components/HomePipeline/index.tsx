import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {openPort, weakAlgorithms, type ListedFinding} from '../HomeFindings/findings';
import HomeSection from '../HomeSection';
import Severity from '../Severity';
import styles from './styles.module.css';

function Result({name, severity, location}: ListedFinding): ReactNode {
  return (
    <>
      <Severity of={severity} />
      <b>{name}</b>
      <code>{location}</code>
    </>
  );
}

interface StageProps {
  readonly title: string;
  readonly to: string;
  readonly text: string;
  /** The output of the stage in the example. */
  readonly children: ReactNode;
}

function Stage({title, to, text, children}: StageProps): ReactNode {
  return (
    <li>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
      <div className={styles.result}>{children}</div>
    </li>
  );
}

/** How a scan becomes findings: five stages in a row, and the step from the last back to the first. */
export default function HomePipeline(): ReactNode {
  return (
    <HomeSection id="pipeline" title="From scan to findings" tinted>
      <figure className={styles.picture}>
        <ol className={styles.stages}>
          <Stage
            title="Scan"
            to="/docs/api/crds/scan"
            text="A manifest that you, a schedule or auto-discovery creates."
          >
            <code>scanType: nmap</code>
            <code>parameters:</code>
            <code>- -p22</code>
            <code>- dummy-ssh.demo-targets.svc</code>
          </Stage>
          <Stage title="Scanner" to="/docs/scanners" text="A Kubernetes job runs the tool and stores its report.">
            <code>nmap-results.xml</code>
            <code>{'<port portid="22">'}</code>
            <code>{'<service name="ssh"/>'}</code>
          </Stage>
          <Stage
            title="Parser"
            to="/docs/architecture/runtime_view"
            text="A second job translates the report into one format."
          >
            <code>name: Open Port: 22 (ssh)</code>
            <code>category: Open Port</code>
            <code>severity: INFORMATIONAL</code>
          </Stage>
          <Stage
            title="Findings"
            to="/docs/api/finding"
            text="The same fields for every scanner, in storage of your own."
          >
            <Result {...openPort} />
          </Stage>
          <Stage title="Hooks" to="/docs/hooks" text="Export findings, notify people, or start the next scan.">
            <Link to="/docs/hooks/defectdojo">DefectDojo</Link>
            <Link to="/docs/hooks/notification-webhook">Slack, Teams, email</Link>
            <Link to="/docs/hooks/cascading-scans">Cascading Scans</Link>
          </Stage>
        </ol>
        <p className={styles.loop}>
          <span>The open port starts the next scan, SSH-audit, which finds:</span>
          <Result {...weakAlgorithms} />
        </p>
        <figcaption>
          <p>
            This example scans a demo target. The <Link to="/docs/scanners/ssh-audit">cascading rule of SSH-audit</Link>{' '}
            starts the second scan.
          </p>
        </figcaption>
      </figure>
    </HomeSection>
  );
}
