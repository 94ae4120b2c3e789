import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  readonly children: ReactNode;
}

/** Radio buttons in rows, and below them the content of the checked one. That needs no script. */
export default function HomeChoices({legend, children}: Props): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  /** Of all radio buttons in the fieldset. */
  readonly name: string;
  readonly value?: string;
  readonly label: string;
  readonly count?: number;
  readonly isFirst?: boolean;
  /** Visible while the radio button is checked. */
  readonly children?: ReactNode;
}

export function Choice({name, value, label, count, isFirst = false, children}: ChoiceProps): ReactNode {
  return (
    <div className={styles.group}>
      <label className={clsx('pills__item', styles.choice)}>
        {/* Browsers that restore the choice after a reload would move the page. */}
        <input type="radio" name={name} value={value} defaultChecked={isFirst} autoComplete="off" />
        {label}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {children}
    </div>
  );
}
