import {FlawError} from '../../text/flaw';

/** How a language writes comments that can carry an instruction to this site (see `magic-comments.ts`). */
export type CommentStyle = 'hash' | 'slashes' | 'block' | 'jsx' | 'markup' | 'template' | 'semicolon';

/** A language that a fence may name. */
export interface Language {
  /** The name that the page carries, as in `language-yaml`. */
  readonly id: string;
  /** What a person hears when the block takes the focus. */
  readonly label: string;
  /** The grammar that colours it; none for plain text. */
  readonly grammar?: string;
  readonly comments: readonly CommentStyle[];
}

const language = (id: string, label: string, grammar?: string, ...comments: CommentStyle[]): Language =>
  grammar === undefined ? {id, label, comments} : {id, label, grammar, comments};

const LANGUAGES: readonly Language[] = [
  language('bash', 'Shell commands', 'bash', 'hash'),
  language('console', 'Terminal session', 'bash'),
  language('css', 'CSS', 'css', 'block'),
  language('diff', 'Changes', 'diff'),
  language('docker', 'Dockerfile', 'docker', 'hash'),
  language('go', 'Go', 'go', 'slashes', 'block'),
  language('gotmpl', 'Template', 'gotmpl', 'hash', 'template'),
  language('hcl', 'HCL', 'hcl', 'hash', 'slashes', 'block'),
  language('html', 'HTML', 'markup', 'markup'),
  language('ini', 'INI file', 'ini', 'hash', 'semicolon'),
  language('java', 'Java', 'java', 'slashes', 'block'),
  language('javascript', 'JavaScript', 'javascript', 'slashes', 'block'),
  language('json', 'JSON', 'json'),
  language('jsx', 'JSX', 'jsx', 'slashes', 'block', 'jsx'),
  language('makefile', 'Makefile', 'makefile', 'hash'),
  language('markdown', 'Markdown', 'markdown', 'markup'),
  language('powershell', 'PowerShell commands', 'powershell', 'hash'),
  language('python', 'Python', 'python', 'hash'),
  language('rust', 'Rust', 'rust', 'slashes', 'block'),
  language('sql', 'SQL', 'sql'),
  language('text', 'Text'),
  language('toml', 'TOML', 'toml', 'hash'),
  language('tsx', 'TSX', 'tsx', 'slashes', 'block', 'jsx'),
  language('typescript', 'TypeScript', 'typescript', 'slashes', 'block'),
  language('xml', 'XML', 'markup', 'markup'),
  language('yaml', 'YAML', 'yaml', 'hash'),
];

const ALIASES: Readonly<Record<string, string>> = {
  dockerfile: 'docker',
  golang: 'go',
  js: 'javascript',
  md: 'markdown',
  markup: 'xml',
  py: 'python',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  txt: 'text',
  yml: 'yaml',
};

const BY_NAME = new Map(LANGUAGES.map((known) => [known.id, known]));

/** The names of all languages, sorted. */
export const languageNames: readonly string[] = [...BY_NAME.keys()];

/** Languages that are drawn instead of shown, when their fence has a title. */
export const DIAGRAM_LANGUAGES: readonly string[] = ['dot', 'sequence'];

/**
 * The language that a fence names.
 *
 * @param name the first word of the fence; nothing stands for a fence without a language
 * @throws FlawError on a name that is missing or not known
 */
export function languageOf(name: string | null | undefined): Language {
  if (!name) {
    throw new FlawError(
      0,
      'The code has no language.',
      'Fence it with one, for example ```bash or ```text; text that is indented by four spaces is code, too.',
    );
  }
  const found = BY_NAME.get(ALIASES[name.toLowerCase()] ?? name.toLowerCase());
  if (!found) {
    throw new FlawError(0, `The language "${name}" of the fence is not known.`, unknownMend(name));
  }
  return found;
}

function unknownMend(name: string): string {
  if (DIAGRAM_LANGUAGES.includes(name)) {
    return 'Give the diagram a title="…" and a desc="…", or show its source as ```text.';
  }
  if (/[{="']/.test(name)) {
    return 'Put a space between the language and what follows it.';
  }
  return `Use one of: ${languageNames.join(', ')}.`;
}
