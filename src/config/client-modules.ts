/** Scripts that run on every page beside the components. The first comment of each says what it is for. */
export const clientModules = [
  // Before everything that reads the address.
  'malformed-path',
  'prefetch',
  'chunk-recovery',
  'route-focus',
  'way-back',
  'sidebar-reveal',
  'diagram-dialog',
  'reference-entries',
  'table-regions',
].map((name) => require.resolve(`../plugins/${name}/client.ts`));
