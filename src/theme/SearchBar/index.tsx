// Differs from the search bar of @easyops-cn/docusaurus-search-local: a button that opens a dialog. The dialog and its input are rendered
// in the same frame, so that no key press is lost; the search code is loaded on first use. Without scripts, the button opens the search
// page.
import {useEffect, useLayoutEffect, useState, type FormEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {clsx} from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from '../../lib/apple';
import {MAX_QUERY_LENGTH} from '../../search/model';
import SearchDialog, {left, warm} from './Dialog';
import {searchLabel} from './field';
import Icon from './Icon';
import {useHighlight} from './useHighlight';
import {useScope} from './useScope';
import {noteVisit} from './visited';
import styles from './styles.module.css';

/** The selected text as the initial query, or '' if it has several lines. */
function selectedText(): string {
  const selection = window.getSelection();
  // `toString` forces a layout even for an empty selection.
  const text = selection && !selection.isCollapsed ? selection.toString().trim() : '';
  return text.includes('\n') ? '' : text.slice(0, MAX_QUERY_LENGTH);
}

/** Fields for text. The field of a dialog that was just closed keeps the focus until the next layout. */
const FIELDS =
  ':is(input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])):not(dialog:not([open]) *)';

/** Whether a key press is K, on a keyboard with other letters too. */
const isK = ({key, code}: KeyboardEvent): boolean => key.toLowerCase() === 'k' || (code === 'KeyK' && key > '\u007F');

/** Whether a key press is ⌘K on Apple's systems, or Ctrl+K outside fields on others. In a field, Ctrl+K can delete to the end of the line. */
function isShortcut(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, shiftKey, target} = event;
  if (!isK(event) || altKey || shiftKey || ctrlKey === metaKey) return false;
  return isApple() ? metaKey : ctrlKey && !(target instanceof Element && target.closest(FIELDS));
}

/** Records each visited page with its main heading, except error pages. */
function useVisits(): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const heading = document.querySelector('main h1');
    const label = heading?.textContent.trim();
    if (label && !heading?.closest('[data-error-page]')) noteVisit({label, to: pathname});
  }, [pathname]);
}

/** Number of times that the dialog was opened in this tab. */
let openings = 0;

export default function SearchBar(): ReactNode {
  const [query, setQuery] = useState('');
  /** Number of the current opening; undefined while the dialog is closed. */
  const [opening, setOpening] = useState<number>();
  const openWith = useEvent((text: string): void => {
    setQuery((last) => text || last);
    setOpening((openings += 1));
  });
  const open = useEvent((): void => {
    if (document.querySelector('dialog[open]')) return;
    // Focuses the input synchronously, because the next key press can already be part of the query.
    flushSync(() => openWith(selectedText()));
  });
  // Reopens the dialog with its text if it was open on the previous page.
  useLayoutEffect(() => {
    const {text} = left;
    left.text = undefined;
    if (text === undefined) return;
    openWith(text);
    // The dialog selects its initial text, but the user is still typing this one.
    queueMicrotask(() => (document.activeElement as HTMLInputElement).setSelectionRange?.(text.length, text.length));
  }, [openWith]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
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
          <Icon shape="search" />
          <span className="visually-hidden-on-phones">{searchLabel()}</span>
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
