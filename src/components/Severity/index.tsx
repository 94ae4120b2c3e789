import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './styles.module.css';

const TINTS = {HIGH: 'alert--danger', MEDIUM: 'alert--warning', INFORMATIONAL: undefined} as const;

/** The severity of a finding as a badge. */
export default function Severity({of}: {readonly of: keyof typeof TINTS}): ReactNode {
  return <span className={clsx('badge', styles.severity, TINTS[of])}>{of === 'INFORMATIONAL' ? 'INFO' : of}</span>;
}
