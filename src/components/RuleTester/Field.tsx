import {useId, type ReactNode} from 'react';
import type {PartDiagnostic} from '../../simulator/try-rule';
import type {FieldText} from './fields';
import {yamlHtml} from './highlight';
import styles from './styles.module.css';

/** Characters that look like a space or like nothing, as copied from web pages and chats. YAML does not accept them as spaces. */
const NAMES: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u2007': 'figure space',
  '\u202F': 'narrow no-break space',
  '\u200B': 'zero-width space',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
};

const INVISIBLE = /[\u00A0\u2007\u202F\u200B\u2060\uFEFF]/g;

/** The name of the first invisible character of a text, its line and column, counted from 1, and how many there are. */
function invisibleIn(text: string) {
  const found = [...text.matchAll(INVISIBLE)];
  const [first] = found;
  if (first === undefined) return undefined;
  const lines = text.slice(0, first.index).split('\n');
  return {name: NAMES[first[0]], line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, count: found.length};
}

/** Replaces spaces by plain ones, and removes characters without width. */
const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => (/[\u00A0\u2007\u202F]/.test(character) ? ' ' : ''));

interface Props {
  readonly text: FieldText;
  readonly value: string;
  readonly diagnostic: PartDiagnostic | undefined;
  readonly onChange: (value: string) => void;
}

/** Where and why a text cannot be read. */
export function diagnosticText({message, line, column}: PartDiagnostic): string {
  return line === undefined ? message : `Line ${line}, column ${column}: ${message}`;
}

/**
 * A text area for YAML with a label. The Tab key leaves it, as it leaves every field. The colored text below the transparent one gives the
 * text area its size, so both scroll together in their container.
 */
export default function Field({text, value, diagnostic, onChange}: Props): ReactNode {
  const id = useId();
  const invisible = invisibleIn(value);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {text.label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {text.hint}
      </p>
      <div className={styles.code}>
        <pre aria-hidden="true" dangerouslySetInnerHTML={{__html: `${yamlHtml(value)}\n`}} />
        <textarea
          id={id}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={diagnostic ? `${id}-hint ${id}-diagnostic` : `${id}-hint`}
          aria-invalid={diagnostic !== undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {invisible && (
        <p className={styles.diagnostic}>
          Line {invisible.line}, column {invisible.column} is a {invisible.name}, not a plain space.{' '}
          <button type="button" className="button button--outline" onClick={() => onChange(withoutInvisible(value))}>
            {invisible.count === 1 ? 'Replace it' : `Replace all ${invisible.count}`}
          </button>
        </p>
      )}
      {diagnostic && (
        <p id={`${id}-diagnostic`} className={styles.diagnostic}>
          {diagnosticText(diagnostic)}
        </p>
      )}
    </div>
  );
}
