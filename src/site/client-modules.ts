import path from 'node:path';

/** Client modules that run on every page, in this order. The first comment of each explains its purpose. */
export const clientModules = [
  // Must run before all modules that read the address.
  'client/malformed-address',
  'client/lower-case-path',
  'client/shared-layout',
  'exceptions/prefetch',
  'client/chunk-recovery',
  'client/route-focus',
  'client/scroll-restoration',
  'client/sidebar-reveal',
  'client/table-regions',
  'client/open-target',
  'client/page-parts',
].map((name) => path.join(__dirname, '..', `${name}.ts`));
