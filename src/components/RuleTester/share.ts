import {BLOCKS, type BlockKind, type BlockTexts, type PartName} from '../../simulator/blocks';
import {LIMITS} from '../../simulator/limits';

const START = '#try=';

function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of a payload up to its first damaged part. */
function decoded(payload: string): string {
  const [intact = ''] = /^[\w-]*/.exec(payload) ?? [];
  const usable = intact.length % 4 === 1 ? intact.slice(0, -1) : intact;
  const bytes = atob(usable.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0));
}

/** The members of a JSON object of strings. The last string can lack its end. */
const MEMBER = /"(\w+)":"((?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*)/gu;

function membersOf(json: string): readonly (readonly [name: string, text: string])[] {
  return [...json.matchAll(MEMBER)].map(([, name = '', text = '']) => [name, JSON.parse(`"${text}"`) as string]);
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

/** The texts of a shared link. */
export interface SharedTexts {
  /** The example with the texts of the link in it. */
  readonly texts: BlockTexts;
  /** `part` if the link ends early or is damaged and some text could be read, `all` if none could. */
  readonly lost?: 'part' | 'all';
}

/** Decodes a fragment; undefined for a fragment without texts or of another block. */
export function textsIn(hash: string, place: number, kind: BlockKind, example: BlockTexts): SharedTexts | undefined {
  const [start, payload = ''] = hash.split('.', 2);
  if (start !== `${START}${place}`) return undefined;
  const json = decoded(payload);
  const known: readonly string[] = BLOCKS[kind];
  const members = membersOf(json);
  const read = members.filter(([name, text]) => known.includes(name) && text.length <= LIMITS.characters);
  const texts = {...example, ...Object.fromEntries(read)};
  const isIntact = JSON.stringify(Object.fromEntries(members)) === json;
  if (isIntact) return {texts};
  return {texts, lost: read.some(([, text]) => text !== '') ? 'part' : 'all'};
}
