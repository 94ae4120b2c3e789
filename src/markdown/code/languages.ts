import components from 'prismjs/components.json';
import {FlawError} from '../../text/flaw';

/** A language that a fence may name. */
export interface Language {
  /** The name that the page carries, as in `language-yaml`. */
  readonly id: string;
  /** What a person hears when the block takes the focus. */
  readonly label: string;
  /** The grammar that colours it; none for plain text. */
  readonly grammar?: string;
}

/** What pages use, or are likely to; every other language that Prism knows may be named as well. */
const LANGUAGES: readonly Language[] = [
  {id: 'bash', label: 'Shell commands', grammar: 'bash'},
  {id: 'console', label: 'Terminal session', grammar: 'bash'},
  {id: 'css', label: 'CSS', grammar: 'css'},
  {id: 'csv', label: 'Comma-separated values', grammar: 'csv'},
  {id: 'diff', label: 'Changes', grammar: 'diff'},
  {id: 'docker', label: 'Dockerfile', grammar: 'docker'},
  {id: 'go', label: 'Go', grammar: 'go'},
  {id: 'gotmpl', label: 'Template', grammar: 'gotmpl'},
  {id: 'hcl', label: 'HCL', grammar: 'hcl'},
  {id: 'html', label: 'HTML', grammar: 'markup'},
  {id: 'http', label: 'HTTP messages', grammar: 'http'},
  {id: 'ini', label: 'INI file', grammar: 'ini'},
  {id: 'java', label: 'Java', grammar: 'java'},
  {id: 'javascript', label: 'JavaScript', grammar: 'javascript'},
  {id: 'json', label: 'JSON', grammar: 'json'},
  {id: 'jsonc', label: 'JSON with comments', grammar: 'json'},
  {id: 'jsx', label: 'JSX', grammar: 'jsx'},
  {id: 'makefile', label: 'Makefile', grammar: 'makefile'},
  {id: 'markdown', label: 'Markdown', grammar: 'markdown'},
  {id: 'nginx', label: 'Settings of nginx', grammar: 'nginx'},
  {id: 'powershell', label: 'PowerShell commands', grammar: 'powershell'},
  {id: 'properties', label: 'Properties', grammar: 'properties'},
  {id: 'python', label: 'Python', grammar: 'python'},
  {id: 'rego', label: 'Rego', grammar: 'rego'},
  {id: 'rust', label: 'Rust', grammar: 'rust'},
  {id: 'sql', label: 'SQL', grammar: 'sql'},
  {id: 'text', label: 'Text'},
  {id: 'toml', label: 'TOML', grammar: 'toml'},
  {id: 'tsx', label: 'TSX', grammar: 'tsx'},
  {id: 'typescript', label: 'TypeScript', grammar: 'typescript'},
  {id: 'xml', label: 'XML', grammar: 'markup'},
  {id: 'yaml', label: 'YAML', grammar: 'yaml'},
];

const ALIASES: Readonly<Record<string, string>> = {
  dockerfile: 'docker',
  golang: 'go',
  js: 'javascript',
  json5: 'jsonc',
  md: 'markdown',
  markup: 'xml',
  plaintext: 'text',
  ps1: 'powershell',
  pwsh: 'powershell',
  py: 'python',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  terraform: 'hcl',
  tf: 'hcl',
  ts: 'typescript',
  txt: 'text',
  yml: 'yaml',
  zsh: 'bash',
};

interface Component {
  readonly title?: string;
  readonly alias?: string | readonly string[];
  readonly require?: string | readonly string[];
}
const {meta: _, ...ofComponents} = components.languages;
const COMPONENTS: Readonly<Record<string, Component>> = ofComponents;

/** Languages without which a grammar of Prism cannot be read. */
export const neededBy = (grammar: string): readonly string[] => [COMPONENTS[grammar]?.require ?? []].flat();

function ofPrism(name: string): Language | undefined {
  const [id, {title = name} = {}] =
    Object.entries(COMPONENTS).find(([key, {alias}]) => key === name || [alias].flat().includes(name)) ?? [];
  return id === undefined ? undefined : {id, label: title, grammar: id};
}

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
  const id = ALIASES[name.toLowerCase()] ?? name.toLowerCase();
  const found = BY_NAME.get(id) ?? ofPrism(id);
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
