/** Hands the list of all pages to `lazy.ts`, each time that something is compiled. */
module.exports = function (source) {
  this.cacheable(false);
  return this.getOptions().rewrite(source);
};
