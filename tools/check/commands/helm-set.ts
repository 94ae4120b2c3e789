/** One assignment of `--set a.b[0]=c,d=e`. */
export interface Assignment {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

/** `a.b\.c[0]` as steps: `a`, `b.c`, 0. */
const stepsOf = (key: string): (string | number)[] =>
  (key.match(/(?:[^.[\]\\]|\\.)+/g) ?? []).map((step) =>
    /^\d+$/.test(step) ? Number(step) : step.replaceAll('\\', ''),
  );

/**
 * Reads the text of a flag of Helm that sets values. `--set` and `--set-string` take several assignments, separated by
 * commas that are neither escaped nor in braces; the others take one.
 */
export function readAssignments(flag: string, text: string): Assignment[] {
  const several = flag === '--set' || flag === '--set-string';
  const parts = several ? text.match(/(?:\{[^}]*\}|\[[^\]]*\]|\\.|[^,\\])+/g) : [text];
  return (parts ?? []).map((part) => {
    const equals = part.indexOf('=');
    return {path: stepsOf(part.slice(0, equals)), value: part.slice(equals + 1)};
  });
}
