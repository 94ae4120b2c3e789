/**
 * A loader for the generated list of all chunks: drops the names of modules and their ids, which only the server needs.
 * A list of another shape than expected stays as it is.
 *
 * @param {string} source
 */
module.exports = function registryLoader(source) {
  return source.replaceAll(/(\[\(\) => import\([^\n]*?"\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, '$1]');
};
