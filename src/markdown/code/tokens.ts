import type {Token} from 'prismjs';

/**
 * Prism's token names by the roles that `src/css/code.css` colors. A token with another name, such as punctuation, inherits the role of its
 * parent.
 */
const NAMES = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'blockquote'],
  keyword: ['keyword', 'delimiter', 'important', 'atrule', 'bold', 'title'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string', 'scalar', 'code'],
  number: ['number', 'boolean', 'constant', 'null', 'datetime', 'date', 'unit', 'symbol'],
  property: ['key', 'property', 'attr-name', 'selector', 'target', 'parameter'],
  function: ['function', 'function-definition', 'macro', 'builtin-target'],
  type: 'class-name maybe-class-name builtin namespace tag table section-name lifetime-annotation'.split(' '),
  variable: ['variable', 'assign-left', 'environment', 'interpolation'],
  inserted: ['inserted-sign', 'inserted'],
  deleted: ['deleted-sign', 'deleted'],
  meta: ['coord', 'shebang', 'decorator', 'annotation', 'attribute', 'entity', 'directive', 'file-descriptor'],
};

export type Role = keyof typeof NAMES;

export const ROLES = Object.keys(NAMES) as readonly Role[];

const ROLE_OF = new Map(ROLES.flatMap((role) => NAMES[role].map((name) => [name, role] as const)));

/** Text with one role, or plain text without a role. */
export interface Run {
  readonly text: string;
  readonly role: Role | undefined;
}

function roleOf(token: Token, outer: Role | undefined): Role | undefined {
  const names = [token.type, ...(Array.isArray(token.alias) ? token.alias : [token.alias ?? ''])];
  return names.map((name) => ROLE_OF.get(name)).find(Boolean) ?? outer;
}

function* runs(content: string | Token | readonly (string | Token)[], role: Role | undefined): Generator<Run> {
  if (typeof content === 'string') {
    yield {text: content, role};
  } else if ('type' in content) {
    yield* runs(content.content, roleOf(content, role));
  } else {
    for (const part of content) {
      yield* runs(part, role);
    }
  }
}

/** Adds a run to a line, merged into the previous run if both look the same. */
function append(line: Run[], run: Run): void {
  const last = line.at(-1);
  if (last && (last.role === run.role || run.text.trim() === '')) {
    line[line.length - 1] = {text: last.text + run.text, role: last.role};
  } else if (run.text !== '') {
    line.push(run.text.trim() === '' ? {text: run.text, role: undefined} : run);
  }
}

/** The lines of tokenized code as runs. A nested token has its own role or inherits the outer one. */
export function linesOf(tokens: readonly (string | Token)[]): readonly (readonly Run[])[] {
  const lines: Run[][] = [[]];
  for (const {text, role} of runs(tokens, undefined)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      append(lines.at(-1) ?? [], {text: part, role});
    });
  }
  return lines;
}
