import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {Trial} from '../../simulator/try-rule';
import {flawText} from './Field';
import {FIELDS, type FieldText} from './fields';
import styles from './styles.module.css';

const labelOf = (fields: readonly FieldText[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name;

function Said({trial}: {readonly trial: Trial}): ReactNode {
  const {flaws, outcome} = trial;
  if (flaws) {
    const fields = Object.values(FIELDS).flat();
    return (
      <>
        <p className={styles.summary}>There is no result: a text cannot be read.</p>
        <ul>
          {flaws.map((flaw) => (
            <li key={flaw.part}>
              {labelOf(fields, flaw.part)}: {flawText(flaw)}
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p className={styles.summary}>{outcome.summary}</p>
      {outcome.details.length > 0 && (
        <ul>
          {outcome.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the texts come to. The words are announced when they change; the YAML below them is there to be read. */
export default function Result({trial}: {readonly trial: Trial}): ReactNode {
  return (
    <>
      <div role="status" className={styles.said} data-state={trial.flaws ? 'failed' : trial.outcome.state}>
        <Said trial={trial} />
      </div>
      {trial.yaml !== undefined && <CodeBlock title={trial.outcome.result?.title}>{`${trial.yaml}\n`}</CodeBlock>}
    </>
  );
}
