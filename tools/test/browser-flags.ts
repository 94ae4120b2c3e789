/**
 * Command line of Chromium for tests: no request of its own, and no sandbox for root, who cannot have one.
 */
export const browserFlags = (isRoot: boolean): string[] => [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];
