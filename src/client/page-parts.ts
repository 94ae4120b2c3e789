import type {ClientModule} from '@docusaurus/types';
import {retry} from '../lib/resource';

/** The script of a part of pages. `update` runs after each navigation to a page with the part. */
interface Part {
  readonly update?: () => void;
}

/** Resolves when the section of a heading comes into view. */
function inView(heading: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      {rootMargin: '0px 0px -10% 0px'},
    );
    const section = document.querySelector(heading)?.closest('section');
    if (section) observer.observe(section);
  });
}

/** Parts of pages by their selector. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  '.diagram-block': () => import('./parts/diagrams'),
  '.entries-filter': () => import('./parts/entries-filter'),
  '#pipeline': () => inView('#pipeline').then(() => import('./parts/pipeline')),
  '.message-filter': () => import('./parts/message-filter'),
  '.table-filter': () => import('./parts/table-filter'),
};

/** Loads the scripts of filters, diagrams and the pipeline on pages that have them. Without its script, a part is a text that can be read. */
const client: ClientModule = {
  onRouteDidUpdate() {
    for (const [selector, load] of Object.entries(parts)) {
      if (!document.querySelector(selector)) continue;
      void retry(load).then(
        ({update}) => update?.(),
        () => undefined,
      );
    }
  },
};

export default client;
