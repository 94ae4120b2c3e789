import {Fragment, type ReactNode} from 'react';
import type {Marked} from '../../search/engine/marks';

/** Text with marked search terms. */
export default function Marks({text, marks}: Marked): ReactNode {
  return (
    <>
      {marks.map(([start, end], place) => (
        <Fragment key={start}>
          {text.slice(marks[place - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
