import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import {TINTS} from '../../lib/tints';

interface Props {
  readonly of: 'HIGH' | 'MEDIUM' | 'INFORMATIONAL';
}

/** The severity of a finding as a badge. */
export default function Severity({of}: Props): ReactNode {
  return <span className={clsx('badge', TINTS[of])}>{of === 'INFORMATIONAL' ? 'INFO' : of}</span>;
}
