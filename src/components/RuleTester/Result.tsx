import type {ReactNode} from 'react';
import {clsx} from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import {LIMITS} from '../../simulator/limits';
import type {Trial} from '../../simulator/try-rule';
import {diagnosticText} from './Field';
import type {FieldText} from './fields';
import {yamlHtml} from './highlight';
import styles from './styles.module.css';
import type {TrialView} from './useTrial';

/** The color of a verdict by its state. Others are gray. */
const TINTS: Readonly<Record<string, string>> = {matched: 'alert--success', failed: 'alert--danger'};

interface VerdictProps {
  readonly view: TrialView;
  readonly fields: readonly FieldText[];
  readonly onAgain: () => void;
}

function Sentences({list}: {readonly list: readonly string[]}): ReactNode {
  return (
    list.length > 0 && (
      <ul>
        {list.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  );
}

function Outcome({
  trial: {diagnostics, outcome},
  fields,
}: Pick<VerdictProps, 'fields'> & {readonly trial: Trial}): ReactNode {
  const summary = diagnostics ? 'No result: a text is not valid.' : outcome.summary;
  const labelOf = (part: string) => fields.find(({name}) => name === part)?.label;
  const details = diagnostics
    ? diagnostics.map((diagnostic) => `${labelOf(diagnostic.part)}: ${diagnosticText(diagnostic)}`)
    : [...new Set(outcome.details)];
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <Sentences list={details} />
    </>
  );
}

/** The message while there is no result. */
function NoResult({view: {state}, onAgain}: Pick<VerdictProps, 'view' | 'onAgain'>): ReactNode {
  if (state === 'working') return <p>Evaluating…</p>;
  if (state === 'stopped') {
    return (
      <>
        <p className={styles.summary}>
          No result: the evaluation was stopped after {LIMITS.milliseconds / 1000} seconds.
        </p>
        <p>Shorten the texts, or simplify their templates and lists.</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.summary}>No result: the simulator could not be loaded.</p>
      <p>
        Check the connection.{' '}
        <button type="button" className="button button--outline" onClick={onAgain}>
          Try again
        </button>{' '}
        If that does not help, press Share and reload the page. The address keeps your texts.
      </p>
    </>
  );
}

function stateOf({state, result}: TrialView): string {
  if (state === 'working') return state;
  return result?.outcome?.state ?? 'failed';
}

/** The outcome in words, a live region. */
export function Verdict({view, fields, onAgain}: VerdictProps): ReactNode {
  return (
    <div className={styles.verdict} role="group" aria-label="Verdict">
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone
        tabIndex={0}
        data-state={stateOf(view)}
        className={clsx('alert', TINTS[stateOf(view)] ?? 'alert--secondary', styles.said)}
      >
        <div role="status">
          {view.state === 'done' ? (
            <Outcome trial={view.result} fields={fields} />
          ) : (
            <NoResult view={view} onAgain={onAgain} />
          )}
        </div>
        <Sentences list={view.result?.outcome?.rest ?? []} />
      </div>
    </div>
  );
}

/** The resulting YAML, highlighted like the example. */
export function Output({result}: Pick<TrialView, 'result'>): ReactNode {
  if (result?.yaml === undefined) return null;
  // The properties of a fence (src/theme/CodeBlock).
  const code = {language: 'yaml', label: 'YAML', html: `${yamlHtml(result.yaml)}\n`};
  return (
    <CodeBlock {...code} title={result.outcome.result?.title}>
      {null}
    </CodeBlock>
  );
}
