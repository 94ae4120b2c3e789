/** The part of a browser that decides whether a page may be loaded anew. */
export interface ReloadGuard {
  readonly online: boolean;
  /** Session storage; undefined or throwing where the browser refuses it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'> | undefined;
}

/** The key under which one full load of a path is remembered, for one build of the site. */
export const guardKey = (build: string, path: string): string => `securecodebox.reload ${build} ${path}`;

/**
 * Whether this page may be loaded anew, which is remembered: once for each build and path, never offline, and never
 * where that cannot be remembered. So there is no loop.
 */
export function mayReload({online, storage}: ReloadGuard, build: string, path: string): boolean {
  if (!online) return false;
  try {
    const memory = storage();
    const key = guardKey(build, path);
    if (!memory || memory.getItem(key) !== null) return false;
    memory.setItem(key, '1');
    // Some browsers accept everything and keep nothing.
    return memory.getItem(key) === '1';
  } catch {
    return false;
  }
}
