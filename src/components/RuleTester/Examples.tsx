import {useId, useMemo, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Findings to start with, as JSON. */
  readonly examples: string;
  /** The current text of the finding. Its example is selected until the text changes. */
  readonly finding: string | undefined;
  readonly onChoose: (text: string) => void;
}

/** Selects the example finding of a scanner. */
export default function Examples({examples, finding, onChoose}: Props): ReactNode {
  const id = useId();
  const choices = useMemo(() => JSON.parse(examples) as {readonly label: string; readonly text: string}[], [examples]);
  return (
    <p className="actions">
      <label className={styles.label} htmlFor={id}>
        Example finding
      </label>
      <select
        id={id}
        autoComplete="off"
        value={choices.some(({text}) => text === finding) ? finding : ''}
        onChange={({currentTarget}) => onChoose(currentTarget.value)}
      >
        <option value="" disabled>
          Choose a scanner, or paste your own finding below
        </option>
        {choices.map(({label, text}) => (
          <option key={label} value={text}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}
