/** A file of the search that this version of the engine cannot use. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}
