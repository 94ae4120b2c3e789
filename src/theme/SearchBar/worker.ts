import {SearchClient} from '../../search/worker/client';

/** One client per tab, so that the indexes are loaded once. */
export const searchClient = new SearchClient(
  () => new Worker(new URL('../../search/worker/worker.ts', import.meta.url), {name: 'search'}),
);
