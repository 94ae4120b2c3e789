import {renew} from '../../plugins/route-loading/resource';
import {SearchClient} from '../../search/worker/client';

/** The script of the worker. The bundler makes its address where the worker is made, and tells it to nobody else. */
const script = /\/search\.[\da-f]+\.js$/;

async function renewScript(): Promise<void> {
  const addresses = new Set(performance.getEntriesByType('resource').map(({name}) => name));
  await Promise.all([...addresses].filter((address) => script.test(address)).map(renew));
}

/** The one client of the tab, so that what was loaded stays loaded. */
export const searchClient = new SearchClient(
  () => new Worker(new URL('../../search/worker/worker.ts', import.meta.url), {name: 'search'}),
  renewScript,
);
