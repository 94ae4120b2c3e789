import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {PRODUCT_RELEASE} from '../../catalog/product';
import Finding from '../../pages/_home/finding.mdx';
import Scan from '../../pages/_home/scan.mdx';
import styles from './styles.module.css';

/** The hero of the home page: the purpose of the product, and a scan with its finding. It is dark in both modes. */
export default function HomeHero({scannerCount}: {readonly scannerCount: number}): ReactNode {
  return (
    <header className={styles.hero} data-theme="dark">
      <div className={clsx('container', styles.content)}>
        <div>
          <p className={styles.release}>OWASP project, release {PRODUCT_RELEASE}</p>
          <h1>Security scanners on Kubernetes, findings in one format</h1>
          <p className={styles.lead}>
            secureCodeBox runs {scannerCount} open-source scanners in your cluster and passes their findings on in one
            format. For testers, pipelines and operators.
          </p>
          <div className="actions">
            <Link className="button" to="/docs/getting-started/installation">
              Install secureCodeBox
            </Link>
            <Link className="button button--outline" to="/docs/getting-started/first-scans">
              Run a first scan
            </Link>
          </div>
        </div>
        <div>
          <Scan />
          <p className={styles.line}>Nmap runs, then its parser</p>
          <Finding />
        </div>
      </div>
    </header>
  );
}
