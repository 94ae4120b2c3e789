import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A finding to start with. */
export interface Example {
  readonly label: string;
  readonly text: string;
}

interface Props {
  readonly examples: readonly Example[];
  /** The current text of the finding. Its example is selected until the text changes. */
  readonly finding: string | undefined;
  readonly onChoose: (text: string) => void;
}

/** Selects the example finding of a scanner. */
export default function Examples({examples, finding, onChoose}: Props): ReactNode {
  const id = useId();
  return (
    <p className={styles.actions}>
      <label className={styles.label} htmlFor={id}>
        Example finding
      </label>
      <select
        id={id}
        className={styles.text}
        value={examples.findIndex(({text}) => text === finding)}
        onChange={({currentTarget}) => {
          const chosen = examples[Number(currentTarget.value)];
          if (chosen) onChoose(chosen.text);
        }}
      >
        <option value={-1} disabled>
          Choose a scanner, or paste your own finding below
        </option>
        {examples.map(({label}, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}
