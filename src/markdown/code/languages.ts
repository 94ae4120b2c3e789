import components from 'prismjs/components.json';
import {FlawError} from '../../text/flaw';

/** A language that a fence can name. */
export interface Language {
  /** The name that the page carries, as in `language-yaml`. */
  readonly id: string;
  /** What a person hears when the block takes the focus. */
  readonly label: string;
  /** The grammar that colours it; none for plain text. */
  readonly grammar?: string;
}

/** Languages with another name in Prism, or that Prism does not support. */
const OWN: readonly Language[] = [
  {id: 'bash', label: 'Shell commands', grammar: 'bash'},
  {id: 'console', label: 'Terminal session', grammar: 'bash'},
  {id: 'csv', label: 'Comma-separated values', grammar: 'csv'},
  {id: 'diff', label: 'Changes', grammar: 'diff'},
  {id: 'docker', label: 'Dockerfile', grammar: 'docker'},
  {id: 'gotmpl', label: 'Template', grammar: 'gotmpl'},
  {id: 'html', label: 'HTML', grammar: 'markup'},
  {id: 'http', label: 'HTTP messages', grammar: 'http'},
  {id: 'ini', label: 'INI file', grammar: 'ini'},
  {id: 'jsonc', label: 'JSON with comments', grammar: 'json'},
  {id: 'jsx', label: 'JSX', grammar: 'jsx'},
  {id: 'nginx', label: 'Settings of nginx', grammar: 'nginx'},
  {id: 'powershell', label: 'PowerShell commands', grammar: 'powershell'},
  {id: 'properties', label: 'Properties', grammar: 'properties'},
  {id: 'text', label: 'Text'},
  {id: 'tsx', label: 'TSX', grammar: 'tsx'},
  {id: 'xml', label: 'XML', grammar: 'markup'},
];

/** Languages that are called as Prism calls them. */
const SAME = 'css go hcl java javascript json makefile markdown python rego rust sql toml typescript yaml'.split(' ');

/** The names that pages use, or are likely to, sorted; every other language of Prism works as well. */
export const languageNames: readonly string[] = [...OWN.map(({id}) => id), ...SAME].toSorted();

interface Component {
  readonly title?: string;
  readonly alias?: string | readonly string[];
  readonly require?: string | readonly string[];
}
const {meta: _, ...ofComponents} = components.languages;
const COMPONENTS: Readonly<Record<string, Component>> = ofComponents;

/** Languages without which a grammar of Prism cannot be read. */
export const neededBy = (grammar: string): readonly string[] => [COMPONENTS[grammar]?.require ?? []].flat();

const BY_NAME = new Map(OWN.map((own) => [own.id, own]));

function languageBy(name: string): Language | undefined {
  const [id, {title = name} = {}] =
    Object.entries(COMPONENTS).find(([key, {alias}]) => key === name || [alias].flat().includes(name)) ?? [];
  const prisms = id === undefined ? undefined : (BY_NAME.get(id) ?? {id, label: title, grammar: id});
  return BY_NAME.get(name) ?? prisms;
}

/** The languages that are drawn instead of shown. */
export type DiagramLanguage = 'dot' | 'sequence';

export const isDiagramLanguage = (language: string | null | undefined): language is DiagramLanguage =>
  language === 'dot' || language === 'sequence';

/**
 * The language that a fence names.
 *
 * @param name the first word of the fence; empty for a fence without a language
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
  const found = languageBy(name.toLowerCase());
  if (!found) {
    throw new FlawError(0, `The language "${name}" of the fence is not known.`, unknownFix(name));
  }
  return found;
}

function unknownFix(name: string): string {
  if (/[{="']/.test(name)) {
    return 'Put a space between the language and what follows it.';
  }
  return `Use one of: ${languageNames.join(', ')}.`;
}
