import {SimulatorClient} from '../../simulator/worker/client';

/** One client per tab, so that the worker is loaded once. */
export const simulator = new SimulatorClient(
  () => new Worker(new URL('../../simulator/worker/worker.ts', import.meta.url), {name: 'simulator'}),
);
