// Differs from the search bar of the composed plugin: a button that opens a dialog. The dialog and its input are rendered in the
// same frame, so that no key press is lost; the search code is loaded on first use. Without scripts, the button opens the search
// page.
import {useCallback, useState, type FormEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {clsx} from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from '../../lib/apple';
import {MAX_QUERY_LENGTH} from '../../search/model';
import SearchDialog, {warm} from './Dialog';
import Icon from './Icon';
import {searchLabel} from './labels';
import {useHighlight} from './useHighlight';
import {useOpenKeys} from './useOpenKeys';
import {useScope} from './useScope';
import {useVisits} from './useVisits';
import styles from './styles.module.css';

/** The selected text as the initial query, or '' if it has several lines. */
function selectedText(): string {
  const selection = window.getSelection();
  // `toString` forces a layout even for an empty selection.
  const text = selection && !selection.isCollapsed ? selection.toString().trim() : '';
  return text.includes('\n') ? '' : text.slice(0, MAX_QUERY_LENGTH);
}

/** Number of times that the dialog was opened in this tab. */
let openings = 0;

export default function SearchBar(): ReactNode {
  const [query, setQuery] = useState('');
  /** Number of the current opening; undefined while the dialog is closed. */
  const [opening, setOpening] = useState<number>();
  const openWith = useCallback((text: string) => {
    setQuery((last) => text || last);
    setOpening((openings += 1));
  }, []);
  const open = useCallback(() => {
    if (document.querySelector('dialog[open]')) return;
    // Focuses the input synchronously, because the next key press can already be part of the query.
    flushSync(() => openWith(selectedText()));
  }, [openWith]);
  useOpenKeys(open, openWith);
  useHighlight();
  useVisits();
  const scope = useScope();
  const isOnApple = useIsBrowser() && isApple();
  const searchPage = useBaseUrl('/search');

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    open();
  }

  /** `close` events are asynchronous, so the next dialog can already be open. */
  function onClose(closed: number): void {
    setOpening((current) => (current === closed ? undefined : current));
  }

  return (
    <>
      <form action={searchPage} className={styles.form} onSubmit={onSubmit}>
        <button
          type="submit"
          className={clsx('button button--outline', styles.button)}
          aria-haspopup="dialog"
          aria-keyshortcuts={isOnApple ? 'Meta+K' : 'Control+K'}
          onPointerEnter={() => void warm(scope)}
          onFocus={() => void warm(scope)}
        >
          <Icon shape="search" className={styles.icon} />
          <span className="heard">{searchLabel()}</span>
          <kbd className={styles.keys} aria-hidden="true">
            {isOnApple ? '⌘ K' : 'Ctrl K'}
          </kbd>
        </button>
      </form>
      {opening !== undefined && (
        <SearchDialog key={opening} query={query} onQuery={setQuery} onClose={() => onClose(opening)} />
      )}
    </>
  );
}
