import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {tryRule} from '../../simulator/try-rule';
import Field from './Field';
import {FIELDS} from './fields';
import Result from './Result';
import styles from './styles.module.css';

/** The example that the editor starts with. */
export interface EditorProps extends BlockTexts {
  readonly kind: BlockKind;
}

/** How long typing has to pause before the result changes, in milliseconds, so that a screen reader is not flooded. */
const PAUSE = 500;

/** Fields for a rule and a finding, and what they come to. Everything stays in the browser. */
export default function Editor({kind, ...example}: EditorProps): ReactNode {
  const [texts, setTexts] = useState<BlockTexts>(example);
  const [trial, setTrial] = useState(() => tryRule(kind, example));
  const first = useRef<HTMLTextAreaElement>(null);

  // The button that was pressed is gone; the focus goes on to what took its place.
  useEffect(() => first.current?.focus(), []);

  useEffect(() => {
    const timer = setTimeout(() => setTrial(tryRule(kind, texts)), PAUSE);
    return () => clearTimeout(timer);
  }, [kind, texts]);

  return (
    <section className={styles.editor} aria-label="Try your own rule">
      <div className={styles.fields}>
        {FIELDS[kind].map((field, index) => (
          <Field
            key={field.name}
            ref={index === 0 ? first : undefined}
            text={field}
            value={texts[field.name] ?? ''}
            flaw={trial.flaws?.find(({part}) => part === field.name)}
            onChange={(value) => setTexts((before) => ({...before, [field.name]: value}))}
          />
        ))}
      </div>
      <p>
        <button type="button" className="button button--outline" onClick={() => setTexts(example)}>
          Restore the example
        </button>
      </p>
      <Result trial={trial} />
    </section>
  );
}
