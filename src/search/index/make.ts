import {fieldName, phrasesIn} from './phrases';
import {bareIn, pagesOf, remediesIn, type TagIndex} from './tag-index';
import type {OtherNames} from './words-file';

/** What a heading tells falls with the number of documents that have it to this power. */
const SHARED_HEADING = -0.12;

/** Completes an index with what follows from its documents and postings. */
export function indexOf(
  parts: Pick<TagIndex, 'tag' | 'documents' | 'vocabulary' | 'postings' | 'complete'>,
  background: readonly string[],
  names?: OtherNames,
  synonyms: TagIndex['synonyms'] = new Map(),
): TagIndex {
  const {documents, vocabulary, postings, complete} = parts;
  const {pages, pageOf} = pagesOf(documents, background);
  const headings = new Map<string, number>();
  for (const {sectionTitle} of documents) headings.set(sectionTitle, (headings.get(sectionTitle) ?? 0) + 1);
  return {
    ...parts,
    pages,
    pageOf,
    synonyms,
    ...phrasesIn(documents, pages, vocabulary, postings, names),
    fieldNames: documents.map(({sectionTitle}) => fieldName(sectionTitle)),
    telling: Float32Array.from(documents, ({sectionTitle}) => (headings.get(sectionTitle) ?? 1) ** SHARED_HEADING),
    remedies: remediesIn(documents),
    bare: complete ? bareIn(postings, documents.length) : new Uint8Array(documents.length),
  };
}
