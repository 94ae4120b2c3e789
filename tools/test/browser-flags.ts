/** Flags of Chromium for tests: no background requests, and no sandbox as root, because root cannot use it. */
export const browserFlags = (isRoot: boolean): string[] => [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];
