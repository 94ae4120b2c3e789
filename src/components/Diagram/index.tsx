import {useEffect, useRef, useState, type ReactNode} from 'react';
import Later, {laterResource, type Absence} from '../Later';

const dialog = laterResource(() => import('./Dialog'));

function absent({error, isLoading, retry}: Absence): ReactNode {
  if (error === undefined) return null;
  return (
    <p role="alert">
      The large view could not be loaded. The diagram above is the same.{' '}
      <button type="button" className="button button--outline" disabled={isLoading} onClick={retry}>
        Try again
      </button>
    </p>
  );
}

/** A drawing that the build has made, and the same drawing as large as the window, which is loaded when it is wanted. */
export default function Diagram({html}: {readonly html: string}): ReactNode {
  const block = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<SVGElement>();

  useEffect(() => {
    const button = block.current?.querySelector('.diagram-open');
    const open = (): void => {
      void dialog.load();
      setDrawing(block.current?.querySelector<SVGElement>('svg[role]') ?? undefined);
    };
    button?.addEventListener('click', open);
    return () => button?.removeEventListener('click', open);
  }, []);

  return (
    <>
      <div ref={block} className="diagram-block" dangerouslySetInnerHTML={{__html: html}} />
      {drawing && (
        <Later resource={dialog} absent={absent}>
          {({default: Dialog}) => <Dialog drawing={drawing} onClose={() => setDrawing(undefined)} />}
        </Later>
      )}
    </>
  );
}
