import type {Hit} from '../../search/engine/answer';
import type {Marked} from '../../search/engine/marks';
import {SHOWN_TEXTS} from '../../search/model';

/**
 * The text below the link of a hit: its snippet or, until that is loaded, its excerpt, which can be empty. Pages far down the
 * list only use a non-empty excerpt, because their texts are not fetched, and existing snippets belong to an earlier query.
 *
 * @param place index of the page in the list
 */
export function passageOf(
  {href, snippet}: Hit,
  place: number,
  snippets: Readonly<Record<string, Marked>>,
): Marked | undefined {
  if (place < SHOWN_TEXTS) return snippets[href] ?? snippet;
  return snippet.text === '' ? undefined : snippet;
}
