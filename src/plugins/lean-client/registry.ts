const entry = /(\[\(\) => import\([^\n]*?"\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g;

/**
 * The generated list of all chunks without the names of modules and their ids, which only the server needs. A list of
 * another shape than expected stays as it is.
 *
 * @param source text of the generated `registry.js`
 */
export const leanRegistry = (source: string): string => source.replaceAll(entry, '$1]');
