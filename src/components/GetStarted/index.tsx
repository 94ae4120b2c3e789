import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InstallOperator from '../../pages/_home/install-operator.mdx';
import InstallScanner from '../../pages/_home/install-scanner.mdx';
import RunScan from '../../pages/_home/run-scan.mdx';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

/** Three commands from an empty cluster to findings. */
export default function GetStarted(): ReactNode {
  return (
    <HomeSection id="get-started" title="Get started">
      <ol className="numbered">
        <li className={styles.step}>
          <div>
            <h3>Install the operator</h3>
            <p className={styles.text}>
              It includes storage for results. You need Helm 3.8 or newer. If secureCodeBox already runs in your
              cluster, <Link to="/docs/getting-started/upgrading">upgrade it</Link> instead.
            </p>
          </div>
          <InstallOperator />
        </li>
        <li className={styles.step}>
          <div>
            <h3>Install a scanner</h3>
            <p className={styles.text}>Install it in the namespace where your scans will run.</p>
          </div>
          <InstallScanner />
        </li>
        <li className={styles.step}>
          <div>
            <h3>Apply a Scan</h3>
            <p className={styles.text}>
              Save the manifest from the top of this page as <code>scan.yaml</code>. Get permission before you scan.
            </p>
          </div>
          <RunScan />
        </li>
      </ol>
      <p className={styles.next}>
        <Link to="/docs/getting-started/installation">Installation guide</Link>
        <Link to="/docs/getting-started/troubleshooting">Troubleshooting</Link>
      </p>
    </HomeSection>
  );
}
