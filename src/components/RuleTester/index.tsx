import {useState, type ComponentType, type ReactNode} from 'react';
import type {BlockKind} from '../../simulator/blocks';
import type {EditorProps} from './Editor';
import styles from './styles.module.css';

interface Props extends EditorProps {
  readonly kind: BlockKind;
  /** The example and what it comes to, as the build has made them (src/markdown/simulator). */
  readonly children: ReactNode;
}

const load = () => import('./Editor');

/** Whoever turns to the button will probably press it. A failure shows when it is pressed. */
function prepare(): void {
  load().catch(() => undefined);
}

/**
 * A rule, a finding and what they come to; below them an editor, which is loaded when somebody turns to its button. The
 * button is in the page from the start, so that nothing moves; without scripts it is not shown.
 */
export default function RuleTester({children, ...example}: Props): ReactNode {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const [failed, setFailed] = useState(false);

  async function open() {
    try {
      const editor = await load();
      setEditor(() => editor.default);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={styles.tester}>
      {children}
      {Editor ? (
        <Editor {...example} />
      ) : (
        <p className={styles.open}>
          <button
            type="button"
            className="button button--outline"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => void open()}
          >
            Try it with your own rule
          </button>
          <output>
            {failed && 'The editor could not be loaded. Check the connection and press the button again.'}
          </output>
        </p>
      )}
    </div>
  );
}
