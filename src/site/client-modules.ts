import path from 'node:path';

/** Client modules that run on every page, in this order. The first comment of each explains its purpose. */
export const clientModules = [
  // Must run before all modules that read the address.
  'malformed-address',
  'shared-layout',
  'prefetch',
  'chunk-recovery',
  'route-focus',
  'scroll-restoration',
  'sidebar-reveal',
  'diagram-dialog',
  'reference-entries',
  'table-regions',
  'table-filter',
  'message-filter',
].map((name) => path.join(__dirname, '..', 'client', `${name}.ts`));
