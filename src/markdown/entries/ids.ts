import {entrySlug} from '../../text/slug';

/** Headers of a last column that says in words what the name in the first column is for. */
const WORDS = /^(?:Meaning|Changed by|Reacts to|Cause and (?:remedy|fix))$/;

/**
 * Whether a table is a reference: each row begins with a name in code, and the last column says what it means.
 *
 * @param names the code at the beginning of each row
 */
export function isReference(headers: readonly string[], names: readonly (string | undefined)[]): boolean {
  return WORDS.test(headers.at(-1) ?? '') && names.length > 0 && names.every((name) => name !== undefined);
}

/** Gives the entries of one page their ids, in the order of the page. */
export class EntryIds {
  private readonly taken = new Set<string>();

  /**
   * The id of an entry: what it is and its name, for example `value-image.tag` or `flag-follow`. Where the page has that
   * already, the id of the heading above is its prefix.
   *
   * @param header of the column of names
   */
  of(header: string, name: string, heading: string): string {
    const own = `${header.split(' ', 1)[0]?.toLowerCase()}-${entrySlug(name)}`;
    const candidates = [own, `${heading}-${own}`];
    for (let count = 2; ; count += 1) {
      const id = candidates.shift() ?? `${heading}-${own}-${count}`;
      if (!this.taken.has(id)) {
        this.taken.add(id);
        return id;
      }
    }
  }
}
