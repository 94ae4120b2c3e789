import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Radio buttons in rows, and below them the content of the checked one. That needs no script. */
export default function HomeChoices({legend, className, children}: Props): ReactNode {
  return (
    <fieldset className={clsx(styles.choices, className)}>
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
  readonly className?: string | undefined;
  /** Visible while the radio button is checked. */
  readonly children?: ReactNode;
}

export function Choice({name, value, label, count, isFirst = false, className, children}: ChoiceProps): ReactNode {
  return (
    <div className={clsx(styles.group, className)}>
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
