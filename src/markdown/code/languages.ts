import components from 'prismjs/components.json';
import {DiagnosticError} from '../../lib/diagnostic';
import {suggest} from '../../lib/nearest';

/** A language of a fence. */
export interface Language {
  /** The name in class names, as in `language-yaml`. */
  readonly id: string;
  /** The accessible name of the code block. */
  readonly label: string;
  /** The Prism grammar; undefined for plain text. */
  readonly grammar?: string;
}

/** Languages with another name or label than in Prism, or that Prism does not support. */
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

/** Languages with the same name in Prism. */
const SAME = 'css go hcl java javascript json makefile markdown python rego rust sql toml typescript yaml'.split(' ');

/** The sorted names for error messages. All other Prism languages work as well. */
const NAMES = [...OWN.map(({id}) => id), ...SAME].toSorted();

interface Component {
  readonly title?: string;
  readonly alias?: string | readonly string[];
  readonly require?: string | readonly string[];
}
const {meta: _, ...ofComponents} = components.languages;
const COMPONENTS: Readonly<Record<string, Component>> = ofComponents;

/** Grammars that a Prism grammar requires. */
export const neededBy = (grammar: string): readonly string[] => [COMPONENTS[grammar]?.require ?? []].flat();

const BY_NAME = new Map(OWN.map((own) => [own.id, own]));

function languageBy(name: string): Language | undefined {
  const [id, {title = name} = {}] =
    Object.entries(COMPONENTS).find(([key, {alias}]) => key === name || [alias].flat().includes(name)) ?? [];
  const prisms = id === undefined ? undefined : (BY_NAME.get(id) ?? {id, label: title, grammar: id});
  return BY_NAME.get(name) ?? prisms;
}

/** The languages that are rendered as diagrams. */
export type DiagramLanguage = 'dot' | 'sequence';

export const isDiagramLanguage = (language: string | null | undefined): language is DiagramLanguage =>
  language === 'dot' || language === 'sequence';

/**
 * The language of a fence.
 *
 * @param name the first word of the info string; empty for a fence without a language
 * @throws DiagnosticError on a missing or unknown name
 */
export function languageOf(name: string | null | undefined): Language {
  if (!name) {
    throw new DiagnosticError(
      'The code has no language.',
      'Fence it with one, for example ```bash or ```text; text that is indented by four spaces is code, too.',
    );
  }
  const found = languageBy(name.toLowerCase());
  if (found) return found;
  const isGlued = /[{="']/.test(name);
  const fix = isGlued ? 'Put a space between the language and what follows it.' : suggest(name, NAMES);
  throw new DiagnosticError(`The language "${name}" of the fence is not known.`, fix);
}
