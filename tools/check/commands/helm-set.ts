/** One assignment of `--set a.b[0]=c,d=e`. */
export interface Assignment {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

/** The text of a `--set` flag cannot be read. */
export class SetError extends Error {}

/** Cuts at `separator`, but not at an escaped one or within braces. */
function cut(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '\\' && i + 1 < text.length) parts[parts.length - 1] += char + text[++i]!;
    else if (char === separator && depth === 0) parts.push('');
    else {
      if (char === '{' || char === '[') depth++;
      if (char === '}' || char === ']') depth--;
      parts[parts.length - 1] += char;
    }
  }
  return parts;
}

/** `a.b\.c[0]` as steps: `a`, `b.c`, 0. */
function readKey(key: string): (string | number)[] {
  return cut(key, '.').flatMap((part) => {
    const match = /^((?:[^[\\]|\\.)*)((?:\[\d+\])*)$/.exec(part);
    if (!match || match[1] === '') throw new SetError(`the key \`${key}\` cannot be read`);
    const indexes = [...match[2]!.matchAll(/\d+/g)].map(([index]) => Number(index));
    return [match[1]!.replaceAll(/\\(.)/g, '$1'), ...indexes];
  });
}

/**
 * Reads the text of a flag of Helm that sets values. `--set` and `--set-string` take several assignments, the others
 * one. Throws a {@link SetError}.
 */
export function readAssignments(flag: string, text: string): Assignment[] {
  const several = flag === '--set' || flag === '--set-string';
  return (several ? cut(text, ',') : [text]).map((part) => {
    const equals = part.indexOf('=');
    if (equals < 1) throw new SetError(`\`${part}\` has no key and value`);
    return {path: readKey(part.slice(0, equals)), value: part.slice(equals + 1)};
  });
}
