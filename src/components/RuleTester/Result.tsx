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

/** Why the texts cannot be read, or the reasons of the outcome. */
function Reasons({trial: {diagnostics, outcome}, fields}: Pick<VerdictProps, 'fields'> & {readonly trial: Trial}) {
  const labelOf = (part: string) => fields.find(({name}) => name === part)?.label;
  const sentences = diagnostics
    ? diagnostics.map((diagnostic) => `${labelOf(diagnostic.part)}: ${diagnosticText(diagnostic)}`)
    : [...new Set(outcome.details)];
  return (
    sentences.length > 0 && (
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  );
}

/** What to do while there is no result. */
function NoResult({view: {state}, onAgain}: Pick<VerdictProps, 'view' | 'onAgain'>): ReactNode {
  if (state === 'working') return null;
  if (state === 'stopped') return <p>Shorten the texts, or simplify their templates and lists.</p>;
  return (
    <p>
      Check the connection.{' '}
      <button type="button" className="button button--outline" onClick={onAgain}>
        Try again
      </button>{' '}
      If that does not help, press Share and reload the page. The address keeps your texts.
    </p>
  );
}

const failed = (reason: string) => ({state: 'failed', summary: `No result: ${reason}`});

/** The result in one sentence, and its state. */
function verdictOf(view: TrialView): {readonly state: string; readonly summary: string} {
  switch (view.state) {
    case 'working':
      return {state: 'working', summary: 'Evaluating…'};
    case 'stopped':
      return failed(`the evaluation was stopped after ${LIMITS.milliseconds / 1000} seconds.`);
    case 'not-loaded':
      return failed('the simulator could not be loaded.');
    case 'done':
      return view.result.outcome ?? failed('a text is not valid.');
  }
}

/** The outcome in words, a live region. On phones, its first sentence stays in view. */
export function Verdict({view, fields, onAgain}: VerdictProps): ReactNode {
  const {state, summary} = verdictOf(view);
  return (
    <div className={styles.verdict} role="group" aria-label="Verdict" data-state={state}>
      <div role="status">
        <p className={clsx('alert bracketed', TINTS[state] ?? 'alert--secondary', styles.summary)}>{summary}</p>
        {view.state === 'done' ? (
          <Reasons trial={view.result} fields={fields} />
        ) : (
          <NoResult view={view} onAgain={onAgain} />
        )}
      </div>
    </div>
  );
}

/** The rules by what they do with the finding. Those that do not match are folded, because they are most. */
export function Groups({result}: Pick<TrialView, 'result'>): ReactNode {
  return result?.outcome?.groups?.map(({state, title, rules}) => (
    <details key={state} open={state !== 'other'} className={styles.group}>
      <summary>
        {title} <span className={clsx('badge', state === 'started' && 'alert--success')}>{rules.length}</span>
      </summary>
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map(({name, chart, note}) => (
            <li key={`${chart}/${name}`}>
              <code>{name}</code> {note}
            </li>
          ))}
        </ul>
      )}
    </details>
  ));
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
