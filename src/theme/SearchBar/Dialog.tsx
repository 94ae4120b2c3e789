// The search dialog: a WAI-ARIA combobox in a `dialog` element. Every page loads it with the field only. The answers are
// loaded later; without them, Submit opens the search page.
import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isComposing} from '../../lib/composing';
import Later, {laterResource, type Absence} from '../../components/Later';
import type {Scope} from '../../search/worker/protocol';
import type {Keys} from './Answers';
import Footer from './Footer';
import Form from './Form';
import {searchLabel} from './labels';
import NoAnswers from './NoAnswers';
import {useModal} from './useModal';
import styles from './dialog.module.css';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

const answers = laterResource(() => import('./Answers'));

/** Loads the answers and the index before the first query. */
export async function warm(scope: Scope): Promise<void> {
  await answers.load();
  if (answers.state.status === 'loaded') answers.state.value.prepare(scope);
}

export default function SearchDialog({query, onQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The key handler of the answers; null until they are mounted. */
  const keys = useRef<Keys>(null);
  /** The query for which Enter was pressed before the results arrived. */
  const awaited = useRef<string>(undefined);
  const [isExpanded, setExpanded] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const id = useId();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const close = (): void => dialog.current?.close();
  useModal(dialog, input);

  /** Focuses the input on retry, because the Retry button disappears when the answers load. */
  const noAnswers = ({retry, ...absence}: Absence) => (
    <NoAnswers
      {...absence}
      retry={() => {
        input.current?.focus();
        retry();
      }}
    />
  );

  function submit(): void {
    close();
    history.push(`${searchPage}?${new URLSearchParams({q: query}).toString()}`);
  }

  async function submitUnlessAnswered(): Promise<void> {
    awaited.current = query;
    await answers.load();
    if (answers.state.status === 'failed' && awaited.current === query && dialog.current?.open) submit();
  }

  function takeAwaited(): string | undefined {
    const taken = awaited.current;
    awaited.current = undefined;
    return taken;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event)) return;
    if (keys.current) {
      if (keys.current(event)) event.preventDefault();
    } else if (event.key === 'Enter' && query.trim() !== '') {
      event.preventDefault();
      void submitUnlessAnswered();
    }
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={searchLabel()} onClose={onClose}>
      <div className={styles.panel}>
        <Form
          listId={id}
          isExpanded={isExpanded}
          activeId={activeId}
          query={query}
          input={input}
          onQuery={onQuery}
          onKeyDown={onKeyDown}
          onSubmit={submit}
          onCancel={close}
        />
        <Later resource={answers} absent={noAnswers}>
          {({default: Answers}) => (
            <Answers
              id={id}
              query={query}
              keys={keys}
              onAwait={(next) => {
                awaited.current = next;
              }}
              takeAwaited={takeAwaited}
              onExpanded={setExpanded}
              onActive={setActiveId}
              onLeave={close}
              onSubmit={submit}
            />
          )}
        </Later>
        <Footer listId={id} />
      </div>
    </dialog>
  );
}
