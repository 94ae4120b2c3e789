/**
 * Bundler loader that passes a page on and declares that it depends on another file. In JavaScript, because the bundler loads it itself.
 *
 * @this {{getOptions(): {readonly file: string}, addDependency(file: string): void}}
 * @param {string} page
 */
module.exports = function dependOnCatalog(page) {
  this.addDependency(this.getOptions().file);
  return page;
};
