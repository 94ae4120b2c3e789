import {WorkerScript} from '../../components/Later/worker-script';
import {SearchClient} from '../../search/worker/client';

const script = new WorkerScript(
  () => new Worker(new URL('../../search/worker/worker.ts', import.meta.url), {name: 'search'}),
);

/** The one client of the tab, so that what was loaded stays loaded. */
export const searchClient = new SearchClient(script.create, script.renew);
