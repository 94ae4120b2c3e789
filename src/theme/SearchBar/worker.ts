import {SearchClient} from '../../search/worker/client';

/** The one client of the tab, so that what was loaded stays loaded. */
export const searchClient = new SearchClient(
  () => new Worker(new URL('../../search/worker/worker.ts', import.meta.url), {name: 'search'}),
);
