import type {ReactNode} from 'react';
import {PRODUCT_RELEASE} from '../../catalog/product';
import styles from './styles.module.css';

/** Says on a page of the documentation to which release of the product it applies. */
export default function ReleaseNote(): ReactNode {
  return <p className={styles.note}>{`Applies to secureCodeBox ${PRODUCT_RELEASE}`}</p>;
}
