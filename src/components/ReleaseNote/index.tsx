import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PRODUCT_RELEASE} from '../../catalog/product';
import styles from './styles.module.css';

/** The release that a docs page applies to, with a link that explains how to find the installed release. */
export default function ReleaseNote(): ReactNode {
  return (
    <p className={styles.note}>
      {`Applies to secureCodeBox ${PRODUCT_RELEASE}. `}
      <Link to="/docs/getting-started/upgrading#installed-release">Check your release</Link>
    </p>
  );
}
