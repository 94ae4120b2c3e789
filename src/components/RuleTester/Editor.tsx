import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {counted, LIMITS} from '../../simulator/limits';
import type {ShippedRule} from '../../simulator/shipped';
import Field from './Field';
import {FIELDS} from './fields';
import {Groups, Output, Verdict} from './Result';
import {fragmentOf, textsIn} from './share';
import styles from './styles.module.css';
import {useTrial} from './useTrial';

export interface EditorProps {
  readonly kind: BlockKind;
  /** The example of the page. */
  readonly example: BlockTexts;
  /** The fragment of the address, which can contain shared texts. */
  readonly hash: string;
  /** Number of the block on its page. */
  readonly place: number;
  /** For a playground, as JSON: the rules of the charts, and findings to choose from. */
  readonly shipped?: string | undefined;
  readonly examples?: string | undefined;
}

const LOST = {
  part: 'This link is damaged. The fields contain what could be read; the end is missing.',
  all: 'This link is damaged, and no text could be read from it. The fields contain the example.',
};

interface ExamplesProps {
  /** Findings to start with, as JSON. */
  readonly examples: string;
  /** The current text of the finding. Its example is selected until the text changes. */
  readonly finding: string | undefined;
  readonly onChoose: (text: string) => void;
}

/** Selects the example finding of a scanner. */
function Examples({examples, finding, onChoose}: ExamplesProps): ReactNode {
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
          Choose one, or paste your own
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

/** Replaces the fragment of the address without adding a history entry. */
function setFragment(fragment: string): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${fragment}`);
}

/** Fields for a rule and a finding next to their result; on phones the first sentence of the verdict is a bar on top. All texts stay in the browser. */
export default function Editor({kind, example, hash, place, shipped, examples}: EditorProps): ReactNode {
  const [link] = useState(() => textsIn(hash, place, kind, example));
  const [texts, setTexts] = useState(link?.texts ?? example);
  const [lost, setLost] = useState(link?.lost);
  const [shared, setShared] = useState('');
  const rules = useMemo(() => JSON.parse(shipped ?? '[]') as ShippedRule[], [shipped]);
  const view = useTrial(useMemo(() => ({kind, texts, shipped: rules}), [kind, texts, rules]));
  const box = useRef<HTMLElement>(null);

  // The editor replaces the button that opened it, so the focus moves to the first field.
  useEffect(() => box.current?.querySelector<HTMLElement>('select, textarea')?.focus(), []);

  async function share(): Promise<void> {
    if (Object.values(texts).some(({length}) => length > LIMITS.characters)) {
      setShared(`Not shared: a link can contain at most ${counted(LIMITS.characters)} characters per text.`);
      return;
    }
    setFragment(fragmentOf(place, texts, example));
    try {
      await navigator.clipboard.writeText(window.location.href);
      setShared('Link copied. It contains your texts in its fragment, which browsers do not send to a server.');
    } catch {
      setShared(
        'Copy the address of this page. It contains your texts in its fragment, which browsers do not send to a server.',
      );
    }
  }

  function reset(): void {
    setTexts(example);
    setLost(undefined);
    setShared('');
    if (window.location.hash.startsWith('#try=')) setFragment('');
  }

  return (
    <section
      ref={box}
      className={clsx('box', styles.editor)}
      data-print="none"
      aria-label={kind === 'playground' ? 'Playground' : 'Try your own rule'}
    >
      <div className={styles.texts}>
        {lost && (
          <p className={styles.diagnostic} role="status">
            {LOST[lost]}{' '}
            <button type="button" className="button button--outline" onClick={reset}>
              Use the example
            </button>
          </p>
        )}
        {examples && (
          <Examples
            examples={examples}
            finding={texts.finding}
            onChoose={(finding) => setTexts((before) => ({...before, finding}))}
          />
        )}
        <div className={styles.fields}>
          {FIELDS[kind].map((field) => (
            <Field
              key={field.name}
              text={field}
              value={texts[field.name] ?? ''}
              diagnostic={view.result?.diagnostics?.find(({part}) => part === field.name)}
              onChange={(text) => setTexts((before) => ({...before, [field.name]: text}))}
            />
          ))}
        </div>
        <p className="actions">
          <button type="button" className="button button--outline" onClick={() => void share()}>
            Share
          </button>
          <button type="button" className="button button--outline" onClick={reset}>
            Reset
          </button>
          <output>{shared}</output>
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is higher than the window */}
      <div className={styles.outcome} role="group" aria-label="Result" tabIndex={0}>
        <Verdict view={view} fields={FIELDS[kind]} onAgain={() => setTexts({...texts})} />
        <Groups result={view.result} />
        <Output result={view.result} />
      </div>
    </section>
  );
}
