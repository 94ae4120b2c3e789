// Differs from the search bar of the composed plugin: a button that opens a dialog. The dialog with its input is there in the
// same frame, so that no letter is lost; the code that answers is loaded on first use. Without scripts the button leads to the
// search page.
import {useCallback, useState, type FormEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY_LENGTH} from '../../search/constants';
import SearchDialog, {warm} from './Dialog';
import Icon from './Icon';
import {searchLabel} from './labels';
import {useHighlight} from './useHighlight';
import {useOpenKeys} from './useOpenKeys';
import {useScope} from './useScope';
import {useVisits} from './useVisits';
import styles from './styles.module.css';

/** Selected text of one line becomes the query. */
function selectedText(): string {
  const selection = window.getSelection();
  // Where nothing is selected, the text of nothing would cost a layout.
  const text = selection && !selection.isCollapsed ? selection.toString().trim() : '';
  return text.includes('\n') ? '' : text.slice(0, MAX_QUERY_LENGTH);
}

/** How often the dialog has been opened in this tab. */
let openings = 0;

export default function SearchBar(): ReactNode {
  const [query, setQuery] = useState('');
  /** Number of the opening that goes on; undefined while the dialog is closed. */
  const [opening, setOpening] = useState<number>();
  const openWith = useCallback((text: string) => {
    setQuery((last) => text || last);
    setOpening((openings += 1));
  }, []);
  const open = useCallback(() => {
    if (document.querySelector('dialog[open]')) return;
    // The next key can already be a letter of the query: the input has the focus before this turn ends.
    flushSync(() => openWith(selectedText()));
  }, [openWith]);
  useOpenKeys(open, openWith);
  useHighlight();
  useVisits();
  const scope = useScope();
  const searchPage = useBaseUrl('/search');

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    open();
  }

  /** The browser reports a closed dialog a little later, when the next one can already be open. */
  function onClose(closed: number): void {
    setOpening((current) => (current === closed ? undefined : current));
  }

  return (
    <>
      <form action={searchPage} className={styles.form} onSubmit={onSubmit}>
        <button
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={() => void warm(scope)}
          onFocus={() => void warm(scope)}
        >
          <Icon shape="search" className={styles.icon} />
          <span className="heard">{searchLabel()}</span>
          <kbd className={styles.keys} aria-hidden="true">
            {useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
          </kbd>
        </button>
      </form>
      {opening !== undefined && (
        <SearchDialog key={opening} query={query} onQuery={setQuery} onClose={() => onClose(opening)} />
      )}
    </>
  );
}
