import type {Hit} from '../../search/engine/answer';
import type {Marked} from '../../search/engine/marks';
import {SHOWN_TEXTS} from '../../search/text-file';

/**
 * What is below the link of a hit: the passage of its text, or its excerpt, which can be empty, until that has come. Undefined
 * where nothing is there: of pages far below no text is fetched, and a passage that is known answers an earlier query.
 *
 * @param place of the page in the list
 */
export function passageOf(
  {href, snippet}: Hit,
  place: number,
  snippets: Readonly<Record<string, Marked>>,
): Marked | undefined {
  if (place < SHOWN_TEXTS) return snippets[href] ?? snippet;
  return snippet.text === '' ? undefined : snippet;
}
