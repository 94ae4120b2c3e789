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
              It brings a bucket for results: choose its credentials. You need Helm 3.8 or newer.{' '}
              <Link to="/docs/getting-started/installation#install-the-operator">What the values do</Link>
            </p>
          </div>
          <InstallOperator />
        </li>
        <li className={styles.step}>
          <div>
            <h3>Install a scanner</h3>
            <p className={styles.text}>Its chart belongs in the namespace in which you scan.</p>
          </div>
          <InstallScanner />
        </li>
        <li className={styles.step}>
          <div>
            <h3>Apply a Scan</h3>
            <p className={styles.text}>
              Save the manifest from the top of this page as <code>scan.yaml</code>. Scan only what you may scan.
            </p>
          </div>
          <RunScan />
        </li>
      </ol>
      <p className={styles.next}>
        <Link to="/docs/getting-started/installation">Installation step by step</Link>
        <Link to="/docs/getting-started/troubleshooting">When something goes wrong</Link>
      </p>
    </HomeSection>
  );
}
