import {SimulatorClient} from '../../simulator/worker/client';

/** The one client of the tab, so that a worker that was loaded stays loaded. */
export const simulator = new SimulatorClient(
  () => new Worker(new URL('../../simulator/worker/worker.ts', import.meta.url), {name: 'simulator'}),
);
