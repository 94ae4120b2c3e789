/** A style sheet whose class names are its own. */
export interface StyleModule {
  readonly file: string;
  readonly text: string;
}

const keyOf = (file: string, local: string): string => `${file} ${local}`;

/**
 * Short names for the classes of style modules: the name that was written, and a number where several modules have it. The
 * mark between them keeps them apart from global names.
 *
 * @param modules in an order that is the same on every machine
 * @returns a function that answers the name of a class of a file, or undefined for a file that is not among them
 */
export function classNames(modules: readonly StyleModule[]): (file: string, local: string) => string | undefined {
  const names = new Map<string, string>();
  const used = new Map<string, number>();
  for (const {file, text} of modules) {
    for (const [, local = ''] of text.matchAll(/\.(-?[a-z_][\w-]*)/gi)) {
      const key = keyOf(file, local);
      if (names.has(key)) continue;
      const number = used.get(local) ?? 0;
      used.set(local, number + 1);
      names.set(key, `${local}_${number === 0 ? '' : number.toString(36)}`);
    }
  }
  return (file, local) => names.get(keyOf(file, local));
}
