import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PRODUCT_RELEASE} from '../../catalog/product';
import styles from './styles.module.css';

/** Says on a page of the documentation to which release of the product it applies, and how to find out which one is installed. */
export default function ReleaseNote(): ReactNode {
  return (
    <p className={styles.note}>
      {`Applies to secureCodeBox ${PRODUCT_RELEASE}. `}
      <Link to="/docs/getting-started/upgrading#installed-release">Check your release</Link>
    </p>
  );
}
