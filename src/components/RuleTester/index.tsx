import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {clsx} from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {BlockKind, BlockTexts} from '../../simulator/blocks';
import {retry} from '../../lib/resource';
import type {EditorProps} from './Editor';
import styles from './styles.module.css';

interface Props extends BlockTexts, Omit<EditorProps, 'example' | 'hash'> {
  /** The example and its result, which the build computes (src/markdown/try-blocks). */
  readonly children: ReactNode;
}

const BUTTONS: Readonly<Record<BlockKind, string>> = {
  'cascading-rule': 'Try it with your own rule',
  'post-processing': 'Try it with your own rule',
  scope: 'Try it with your own scope',
  playground: 'Try it with your own finding',
};

const load = () => retry(() => import('./Editor'));

/** Preloads on hover or focus. A failure is reported when the button is pressed. */
function prepare(): void {
  load().catch(() => undefined);
}

/** A loaded editor. */
interface Opened {
  /** The fragment when it was opened. Another fragment with texts opens it again. */
  readonly hash: string;
  readonly Editor: ComponentType<EditorProps>;
}

/**
 * An example with its result and, above them, a button for an editor, which is loaded on demand or for a link with shared texts. The
 * server renders the button, so that nothing moves; without scripts it is hidden. The editor has its own error boundary.
 */
export default function RuleTester({children, kind, place, shipped, examples, ...example}: Props): ReactNode {
  const block = {kind, place, shipped, examples};
  const isHydrated = useIsBrowser();
  const [opened, setOpened] = useState<Opened>();
  const [message, setMessage] = useState('');
  const box = useRef<HTMLDivElement>(null);

  async function open(): Promise<void> {
    try {
      const {default: Editor} = await load();
      setOpened({hash: window.location.hash, Editor});
      setMessage('');
    } catch {
      setMessage(
        'The editor could not be loaded. Check the connection and press the button again, or reload the page.',
      );
    }
  }

  useEffect(() => {
    const openShared = (): void => {
      if (!window.location.hash.startsWith(`#try=${place}.`)) return;
      void open().then(() => box.current?.scrollIntoView());
    };
    openShared();
    // A link with texts can be pasted while the page is open.
    window.addEventListener('hashchange', openShared);
    return () => window.removeEventListener('hashchange', openShared);
    // oxlint-disable-next-line react/exhaustive-deps -- the properties of a block do not change
  }, []);

  const crashed = (): ReactNode => (
    <p>
      The editor has stopped working.{' '}
      <button type="button" className="button button--outline" onClick={() => setOpened(undefined)}>
        Close it
      </button>
    </p>
  );

  return (
    <div className={styles.tester}>
      <div ref={box}>
        {opened ? (
          <ErrorBoundary fallback={crashed}>
            <opened.Editor key={opened.hash} hash={opened.hash} example={example} {...block} />
          </ErrorBoundary>
        ) : (
          <p className={clsx(styles.open, !isHydrated && styles.waiting)} data-print="none">
            <button
              type="button"
              className="button button--outline"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => void open()}
            >
              {BUTTONS[kind]}
            </button>
            <output>{message}</output>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
