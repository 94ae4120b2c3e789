/* oxlint-disable no-underscore-dangle -- the names are those of the original */
/** The helpers of TypeScript's `tslib` that `@docusaurus/utils-common` calls. The original comes as a whole. */
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
exports.__exportStar = (from, to) => {
  for (const name of Object.keys(from)) {
    if (name !== 'default' && !(name in to)) {
      Object.defineProperty(to, name, {enumerable: true, get: () => from[name]});
    }
  }
};
