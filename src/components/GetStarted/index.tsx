import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InstallOperator from '../../pages/_home/install-operator.mdx';
import InstallScanner from '../../pages/_home/install-scanner.mdx';
import RunScan from '../../pages/_home/run-scan.mdx';
import Scan from '../../pages/_home/scan.mdx';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

/** Three commands from an empty cluster to findings. */
export default function GetStarted(): ReactNode {
  return (
    <HomeSection id="get-started" title="Run your first scan" tinted>
      <ol className={styles.steps}>
        <li>
          <h3>Install the operator</h3>
          <p>
            It includes storage for results. You need a cluster and Helm 3.8 or newer.{' '}
            <Link to="/docs/getting-started/upgrading">Upgrade an older release</Link>
          </p>
          <InstallOperator />
        </li>
        <li>
          <h3>Install a scanner</h3>
          <p>Install each scanner in the namespace where its scans run.</p>
          <InstallScanner />
        </li>
        <li>
          <h3>Apply a Scan</h3>
          <p>
            Save the manifest as <code>scan.yaml</code>. Scan only what you have permission to scan.
          </p>
          <div>
            <Scan />
            <RunScan />
          </div>
        </li>
      </ol>
      <p className="actions">
        <Link className="button" to="/docs/getting-started/installation">
          Read the installation guide
        </Link>
        <Link className="button button--outline" to="/docs/overview">
          Find your task
        </Link>
      </p>
    </HomeSection>
  );
}
