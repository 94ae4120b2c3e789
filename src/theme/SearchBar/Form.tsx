import type {FormEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import {clsx} from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from './Icon';
import {field} from './input';
import {cancelLabel, clearLabel, searchLabel} from './labels';
import styles from './dialog.module.css';

interface Props {
  /** The id of the list box with the results. */
  readonly listId: string;
  /** True if the list box shows results or suggested pages. */
  readonly isExpanded: boolean;
  /** The id of the active result, if any. */
  readonly activeId: string | undefined;
  readonly query: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** The id of the form, for the button in the footer that submits it. */
export const formId = (listId: string): string => `${listId}-form`;

/** The combobox of the dialog, with the buttons that clear it and close the dialog. */
export default function SearchForm(props: Props): ReactNode {
  const {listId, isExpanded, activeId, query, input, onQuery, onKeyDown, onSubmit, onCancel} = props;
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
      <form id={formId(listId)} className={styles.form} action={useBaseUrl('/search')} method="get" onSubmit={submit}>
        <div className={styles.field}>
          <Icon shape="search" className={styles.icon} />
          <input
            ref={input}
            className={styles.input}
            {...field}
            role="combobox"
            aria-label={searchLabel()}
            placeholder={searchLabel()}
            aria-expanded={isExpanded}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={clsx('clean-btn', styles.clear)}
            aria-label={clearLabel()}
            title={clearLabel()}
            onClick={clear}
          >
            <Icon shape="clear" />
          </button>
        </div>
        <button type="button" className={clsx('clean-btn', styles.cancel)} onClick={onCancel}>
          {cancelLabel()}
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      </form>
    </search>
  );
}
