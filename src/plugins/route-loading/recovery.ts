import {isFirstLoad} from '../../browser/first-load';
import {mayReload} from './guard';
import {firstLoadNotice} from './notice';
import {painted} from './painted';
import type {Resource} from './resource';

/** The build that runs here, by the name of its main script, which changes with its content. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[src*="/assets/js/main."]')?.src ?? '';

const guard = {online: true, storage: () => window.sessionStorage};

let reloading = false;
let navigating = false;

const never = new Promise<never>(() => {});

/** Says that the preloads which are asked for now, until the end of this turn, are for a page that is wanted. */
export function navigationStarts(): void {
  navigating = true;
  queueMicrotask(() => {
    navigating = false;
  });
}

/** True while preloads are for a page that is wanted. */
export const isWanted = (): boolean => navigating;

/**
 * Loads the chunks of a route ahead. It never rejects, since the framework would load the page anew without end.
 *
 * A fault of a preload that only follows the pointer is kept for later. For a page that is wanted, the page is loaded
 * anew once; after that, the loading screen shows the fault. On the first load the page from the server stays, with a
 * notice, and is not brought to life before its chunks are there.
 */
export async function preloadRoute(resource: Resource<unknown>): Promise<void> {
  const first = isFirstLoad();
  const wanted = first || navigating;
  const {pathname} = window.location;
  await resource.load();
  // What the server has sent is laid out and shown before it is brought to life, not in the same task.
  if (first) await painted();
  if (resource.state.status !== 'failed' || !wanted || window.location.pathname !== pathname) return undefined;
  if (reloading) return never;
  if (mayReload({...guard, online: navigator.onLine}, build(), pathname)) {
    reloading = true;
    window.location.reload();
    return never;
  }
  return first ? firstLoadNotice(resource) : undefined;
}
