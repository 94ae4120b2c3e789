import type {FormEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {field} from './input';
import {cancelLabel, clearLabel, searchLabel, submitLabel} from './labels';
import styles from './dialog.module.css';

interface Props {
  /** The id of the list box with the results. */
  readonly listId: string;
  /** Whether the list box shows anything, be it pages to begin with. */
  readonly isExpanded: boolean;
  /** The id of the active result; undefined where there is none. */
  readonly activeId: string | undefined;
  readonly query: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** The input of the dialog, which names the active result to assistive technology, and its buttons. */
export default function SearchForm(props: Props): ReactNode {
  const {listId, isExpanded, activeId, query, input, onQuery, onKeyDown, onSubmit, onCancel} = props;
  const inputId = `${listId}-input`;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  const clear = (): void => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <search>
      <form className={styles.form} action={useBaseUrl('/search')} method="get" onSubmit={submit}>
        <label className={styles.label} htmlFor={inputId}>
          {searchLabel()}
        </label>
        <input
          ref={input}
          id={inputId}
          {...field}
          role="combobox"
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.buttons}>
          <button type="button" className="button button--outline" onClick={clear}>
            {clearLabel()}
          </button>
          <button type="submit" className="button button--outline">
            {submitLabel()}
          </button>
          <button type="button" className="button button--outline" onClick={onCancel}>
            {cancelLabel()}
          </button>
        </div>
      </form>
    </search>
  );
}
