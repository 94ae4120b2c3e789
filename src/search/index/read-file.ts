import {FORMAT_VERSION} from '../constants';
import {TERM_NUMBER, type SearchDocument, type SearchIndexFile, type SerializedIndex} from '../model';
import {IndexFormatError} from './format-error';
import {indexOf} from './make';
import {postingsOf} from './postings';
import type {TagIndex} from './tag-index';
import {Vocabulary} from './vocabulary';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isDocument(value: unknown): value is SearchDocument {
  return (
    isRecord(value) &&
    ['title', 'content', 'sectionRoute', 'sectionTitle', 'pageTitle', 'type'].every(
      (key) => typeof value[key] === 'string',
    ) &&
    typeof value.id === 'number' &&
    isStrings(value.tags) &&
    isStrings(value.sidebarParentCategories)
  );
}

const isVector = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]);
const isPosting = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'string' && isRecord(value[1]) && Number.isInteger(value[1][TERM_NUMBER]);

/** The parsed content of an index file, if it is one. */
function checkedFile(content: unknown): SearchIndexFile {
  const {formatVersion, background, documents, index} = isRecord(content) ? content : {};
  if (
    formatVersion !== FORMAT_VERSION ||
    !isStrings(background) ||
    !(Array.isArray(documents) && documents.every(isDocument)) ||
    !isRecord(index) ||
    !(Array.isArray(index.fieldVectors) && index.fieldVectors.every(isVector)) ||
    !(Array.isArray(index.invertedIndex) && index.invertedIndex.every(isPosting))
  )
    throw new IndexFormatError('index');
  return {formatVersion, background, documents, index: index as unknown as SerializedIndex};
}

/**
 * Brings an index file into the form in which the engine searches it.
 *
 * @param content the parsed JSON of `search-index-{tag}.json`
 * @throws IndexFormatError if it has another form or format version
 */
export function readIndexFile(tag: string, content: unknown): TagIndex {
  const {background, documents, index} = checkedFile(content);
  const vocabulary = new Vocabulary(index.invertedIndex.map(([term]) => term));
  const postings = postingsOf(
    index,
    documents.map(({id}) => String(id)),
  );
  return indexOf({tag, documents, vocabulary, postings, complete: true}, background);
}
