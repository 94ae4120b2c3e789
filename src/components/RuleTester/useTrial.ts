import {useEffect, useState} from 'react';
import type {Trial} from '../../simulator/try-rule';
import {SimulatorClient, Stopped} from '../../simulator/worker/client';
import type {Block} from '../../simulator/worker/worker';

/** One client per tab, so that the worker is loaded once. */
const simulator = new SimulatorClient(
  () => new Worker(new URL('../../simulator/worker/worker.ts', import.meta.url), {name: 'simulator'}),
);

/** Debounce in milliseconds, so that a screen reader does not announce a result per keystroke. */
const PAUSE = 500;

/** The state of a trial. A result is never shown for a newer input. */
export type TrialView =
  | {readonly state: 'working' | 'stopped' | 'not-loaded'; readonly result?: never}
  | {readonly state: 'done'; readonly result: Trial};

/**
 * Evaluates a block again whenever it is another object.
 */
export function useTrial(block: Block): TrialView {
  const [answered, setAnswered] = useState<{readonly block: Block; readonly view: TrialView}>();

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
  }, [block]);

  return answered?.block === block ? answered.view : {state: 'working'};
}
