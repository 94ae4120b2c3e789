import {SimulatorClient} from '../../simulator/worker/client';
import {WorkerScript} from '../Later/worker-script';

const script = new WorkerScript(
  () => new Worker(new URL('../../simulator/worker/worker.ts', import.meta.url), {name: 'simulator'}),
);

/** The one client of the tab, so that a worker that was loaded stays loaded. */
export const simulator = new SimulatorClient(script.create, script.renew);
