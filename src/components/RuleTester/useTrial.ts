import {useCallback, useEffect, useState} from 'react';
import type {Trial} from '../../simulator/try-rule';
import {Stopped} from '../../simulator/worker/client';
import type {Block} from '../../simulator/worker/protocol';
import {simulator} from './worker';

/** Debounce in milliseconds, so that a screen reader does not announce a result per keystroke. */
const PAUSE = 500;

/** The state of a trial. A result is never shown for a newer input. */
export type TrialView =
  | {readonly state: 'working' | 'stopped' | 'not-loaded'; readonly result?: never}
  | {readonly state: 'done'; readonly result: Trial};

/**
 * Evaluates a block again whenever it changes.
 *
 * @param block must be the same object until its content changes
 * @returns the state, and a function that retries after a failed load
 */
export function useTrial(block: Block): readonly [TrialView, () => void] {
  const [answered, setAnswered] = useState<{readonly block: Block; readonly view: TrialView}>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOld = false;
    const answer = (view: TrialView): void => {
      if (!isOld) setAnswered({block, view});
    };
    const timer = setTimeout(
      () => {
        simulator.work(block).then(
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
    // oxlint-disable-next-line react/exhaustive-deps -- the first answer has no debounce, and an answer starts no evaluation
  }, [block, attempt]);

  const again = useCallback(() => {
    setAnswered((before) => before && {...before, view: {state: 'working'}});
    setAttempt((count) => count + 1);
  }, []);
  return [answered?.block === block ? answered.view : {state: 'working'}, again];
}
