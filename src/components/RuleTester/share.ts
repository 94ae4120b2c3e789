import {BLOCKS, type BlockKind, type BlockTexts, type PartName} from '../../simulator/blocks';
import {LIMITS} from '../../simulator/limits';

const START = '#try=';

function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decoded(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
}

/**
 * Encodes the texts of a reader as a fragment, because browsers do not send fragments to a server.
 *
 * @param place number of the block on its page
 * @param texts only texts that differ from the example are encoded
 */
export function fragmentOf(place: number, texts: BlockTexts, example: BlockTexts): string {
  const changed = Object.entries(texts).filter(([name, text]) => text !== example[name as PartName]);
  return `${START}${place}.${encoded(JSON.stringify(Object.fromEntries(changed)))}`;
}

/** Decodes a fragment: the example with the shared texts in it; undefined for another block's or a damaged fragment. */
export function textsIn(hash: string, place: number, kind: BlockKind, example: BlockTexts): BlockTexts | undefined {
  const [start, payload] = hash.split('.', 2);
  if (start !== `${START}${place}` || payload === undefined) return undefined;
  try {
    const shared: unknown = JSON.parse(decoded(payload));
    if (typeof shared !== 'object' || shared === null) return undefined;
    const known: readonly string[] = BLOCKS[kind];
    const texts = Object.entries(shared).filter(
      (entry): entry is [PartName, string] =>
        known.includes(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= LIMITS.characters,
    );
    return {...example, ...Object.fromEntries(texts)};
  } catch {
    return undefined;
  }
}
