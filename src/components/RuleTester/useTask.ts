import {useCallback, useEffect, useState} from 'react';
import type {Tasks} from '../../simulator/worker/protocol';
import {Stopped} from '../../simulator/worker/client';
import {simulator} from './worker';

/** How long typing has to pause before the result changes, in milliseconds, so that a screen reader is not flooded. */
const PAUSE = 500;

/** What is known about a task. A result that belongs to an earlier input is never shown as that of the newest. */
export type TaskView<Result> =
  | {readonly state: 'working' | 'stopped' | 'not-loaded'; readonly result?: never}
  | {readonly state: 'done'; readonly result: Result};

type Asks<Name extends keyof Tasks> = Tasks[Name]['asks'];
type Gives<Name extends keyof Tasks> = Tasks[Name]['gives'];

interface Answered<Name extends keyof Tasks> {
  readonly asks: Asks<Name>;
  readonly view: TaskView<Gives<Name>>;
}

/**
 * Has a task worked out while what it asks with changes.
 *
 * @param asks has to stay the same object while nothing changes
 * @returns what is known, and how to try once more what could not be loaded
 */
export function useTask<Name extends keyof Tasks>(
  task: Name,
  asks: Asks<Name>,
): readonly [TaskView<Gives<Name>>, () => void] {
  const [answered, setAnswered] = useState<Answered<Name>>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOld = false;
    const answer = (view: TaskView<Gives<Name>>): void => {
      if (!isOld) setAnswered({asks, view});
    };
    const timer = setTimeout(
      () => {
        simulator.work(task, asks).then(
          (result) => answer({state: 'done', result}),
          (cause: unknown) => answer({state: cause instanceof Stopped ? 'stopped' : 'not-loaded'}),
        );
      },
      answered ? PAUSE : 0,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the first answer comes at once; that there is one starts nothing
  }, [task, asks, attempt]);

  const again = useCallback(() => {
    setAnswered((before) => before && {...before, view: {state: 'working'}});
    setAttempt((count) => count + 1);
  }, []);
  return [answered?.asks === asks ? answered.view : {state: 'working'}, again];
}
