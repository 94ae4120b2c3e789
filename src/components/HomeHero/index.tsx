import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import {PRODUCT_RELEASE} from '../../catalog/product';
import type {Chain} from '../../plugins/catalog-tiles/chains';
import HomePipeline from '../HomePipeline';
import Findings from '../HomePipeline/Findings';
import styles from './styles.module.css';

interface Props {
  readonly scannerCount: number;
  readonly chains: readonly Chain[];
}

/** The hero of the home page: the purpose of the product, and its pipeline with real findings. It is dark in both modes. */
export default function HomeHero({scannerCount, chains}: Props): ReactNode {
  return (
    <header className={styles.hero} data-theme="dark">
      <div className={clsx('container', styles.opening)}>
        <div>
          <p className={styles.release}>OWASP project, release {PRODUCT_RELEASE}</p>
          <h1>Security scanners on Kubernetes, findings in one format</h1>
        </div>
        <div>
          <p className="lead">
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
      </div>
      <HomePipeline chains={chains} />
      <Findings chains={chains} />
    </header>
  );
}
