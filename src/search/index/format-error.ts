/** A file of the search that this version of the engine cannot use: of another form or version, damaged, or of another build. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';

  /** @param file which of the files of a tag it is */
  constructor(file: 'index' | 'head' | 'words') {
    super(`Unusable file of the search: ${file}`);
  }
}
