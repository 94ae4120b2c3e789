import {createHash} from 'node:crypto';
import path from 'node:path';
import {Language, type Node, Parser} from '@vscode/tree-sitter-wasm';
import {codeOf, concatenated, keyOf, nameOf, STRINGS, stringsBelow, symbolOf, textOf} from './syntax';
import type {ProductCommand} from '../../../src/catalog/facts';

/** Kinds of names in a source file. `labels` contains annotations too. */
const KINDS = ['environment', 'labels', 'metrics', 'categories', 'severities', 'attributes'] as const;
type Names<List> = Readonly<Record<(typeof KINDS)[number], List>>;

/** Makes something for each kind of names. */
const forKinds = <List>(make: (kind: (typeof KINDS)[number]) => List): Names<List> =>
  Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Names<List>;

/** The facts in a source file that the documentation can rest on. */
export interface Source extends Names<readonly string[]> {
  /** Digests of the file (`''`) and of its symbols, without comments and white space. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Texts of at least two words, by symbol. `%v` stands for a value that the program inserts. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly commands: readonly ProductCommand[];
}

const GRAMMARS: Readonly<Record<string, string>> = {go: 'go', java: 'java', js: 'javascript', ts: 'typescript'};

/** Nodes that have a name of their own, by which evidence refers to them. */
const DECLARATIONS = new Set(
  `function_declaration method_declaration type_spec var_spec const_spec generator_function_declaration class_declaration
   method_definition variable_declarator interface_declaration type_alias_declaration enum_declaration
   constructor_declaration enum_constant`.split(/\s+/),
);
const LABEL = /^(?:[\w-]+\.)*securecodebox\.io\/(?!v\d)[\w./-]*$/;
const VARIABLE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_?$/;
const SEVERITY = /^(?:INFORMATIONAL|LOW|MEDIUM|HIGH)$/;
const PROSE = /\p{L}{2,}[^\p{L}]*\s+[^\p{L}]*\p{L}{2,}/u;
const FLAG_TYPES: Readonly<Record<string, string>> = {
  Bool: 'bool',
  String: 'string',
  StringArray: 'stringArray',
  StringSlice: 'stringArray',
  Int: 'int',
  Duration: 'duration',
};

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

const parsers = new Map<string, Promise<Parser>>();
const ready = Parser.init();

async function parserFor(grammar: string): Promise<Parser> {
  await ready;
  const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'));
  const parser = new Parser();
  parser.setLanguage(await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)));
  return parser;
}

class Reader {
  readonly symbols: Record<string, string> = {};
  readonly texts: Record<string, string[]> = {};
  readonly sets = forKinds(() => new Set<string>());
  readonly commands: {use: string; flags: Record<string, {type: string; default: string}>}[] = [];
  private readonly constants = new Map<string, string>();

  private text(value: string, symbol: string): void {
    if (LABEL.test(value)) this.sets.labels.add(value);
    if (value.length < 8 || value.length > 400 || !PROSE.test(value.replaceAll('%v', ' '))) return;
    const list = (this.texts[symbol] ??= []);
    if (!list.includes(value)) list.push(value);
  }

  /** `finding = {category: …}`, in an object or as a parameter with a default. */
  private pair(node: Node): void {
    const value = node.childForFieldName('value');
    const key = keyOf(node);
    if (value === null) return;
    if (key === 'category') for (const one of stringsBelow(value)) this.sets.categories.add(one);
    if (key === 'severity')
      for (const one of stringsBelow(value)) if (SEVERITY.test(one)) this.sets.severities.add(one);
    if (key === 'attributes' && value.type === 'object')
      for (const child of value.namedChildren) {
        if (child?.type === 'pair') this.sets.attributes.add(keyOf(child));
        if (child?.type === 'shorthand_property_identifier') this.sets.attributes.add(child.text);
      }
  }

  private call(node: Node, symbol: string): void {
    const name = node.childForFieldName('function')?.text ?? node.childForFieldName('name')?.text ?? '';
    const list = node.childForFieldName('arguments')?.namedChildren ?? [];
    // In Java, the names are constants of an enum such as EnvVarNames.
    if (/env/i.test(node.type === 'enum_constant' ? symbol : (name.split('.').at(-1) ?? '')))
      for (const one of list) {
        const [first = this.constants.get(one?.text ?? '') ?? ''] = one ? stringsBelow(one) : [];
        if (VARIABLE.test(first)) this.sets.environment.add(first);
      }
    const [, type = '', variable, short] =
      /(?:^|\.)Flags\(\)\.(Bool|StringArray|StringSlice|String|Int|Duration)(Var)?(P)?$/.exec(name) ?? [];
    if (type === '') return;
    const words = list
      .slice(variable ? 1 : 0)
      .map((one) => (one && STRINGS.test(one.type) ? textOf(one) : (one?.text ?? '')));
    const [long = '', initial = ''] = short ? [words[0], words[2]] : words;
    const standard = initial === 'nil' ? '[]' : type === 'String' ? JSON.stringify(initial) : initial;
    const command = this.commands.at(-1);
    if (command) command.flags[`--${long}`] = {type: FLAG_TYPES[type] ?? type, default: standard};
  }

  /** `cobra.Command{Use: …}` and `prometheus.CounterOpts{Name: …}`. */
  private composite(node: Node): void {
    const type = node.childForFieldName('type')?.text ?? '';
    const body = node.childForFieldName('body')?.namedChildren ?? [];
    const field = (name: string): string | undefined => {
      const element = body.find((one) => one?.namedChild(0)?.text === name)?.namedChild(1);
      return element ? stringsBelow(element)[0] : undefined;
    };
    if (type.endsWith('cobra.Command')) this.commands.push({use: field('Use') ?? '', flags: {}});
    if (/^prometheus\.\w+Opts$/.test(type))
      this.sets.metrics.add([field('Namespace'), field('Subsystem'), field('Name')].filter(Boolean).join('_'));
  }

  visit(node: Node, symbol: string): void {
    const {type} = node;
    if (type.includes('comment')) return;
    const isTop = symbol === '' || /class|interface/.test(type) || node.parent?.type === 'class_body';
    let inside = symbol;
    if (
      DECLARATIONS.has(type) &&
      nameOf(node) !== '' &&
      (isTop || type.startsWith('method') || type.startsWith('constr'))
    ) {
      inside = symbolOf(node, symbol);
      this.symbols[inside] = digestOf((this.symbols[inside] ?? '') + codeOf(node));
      const [value] = type.endsWith('_spec') ? stringsBelow(node) : [];
      if (value !== undefined) this.constants.set(nameOf(node), value);
    }
    if (type === 'pair') this.pair(node);
    // A field of a struct in Go.
    const [field, value] = type === 'keyed_element' ? node.namedChildren : [];
    if (field?.text === 'Category' && value) for (const one of stringsBelow(value)) this.sets.categories.add(one);
    const isCategory =
      /^category$/.test(nameOf(node)) ||
      /(?:^|\.|\[["'])category(?:["']\])?$/.test(node.childForFieldName('left')?.text ?? '');
    const assigned = node.childForFieldName('right') ?? node.childForFieldName('value');
    if (isCategory && assigned) for (const one of stringsBelow(assigned)) this.sets.categories.add(one);
    // A function such as categorize returns the category, alone or in a list.
    if (type === 'return_statement' && /categor/i.test(inside.split('.').at(-1) ?? ''))
      for (const one of stringsBelow(node)) this.sets.categories.add(one);
    const attribute = /attributes["']?\]?\[["'](\w+)["']\]$/.exec(node.childForFieldName('left')?.text ?? '')?.[1];
    if (attribute) this.sets.attributes.add(attribute);
    const tag = /json:"(\w+)/.exec(type === 'field_declaration' ? node.text : '')?.[1];
    if (tag) this.sets.attributes.add(tag);
    if (/^(?:call_expression|method_invocation|object_creation_expression|enum_constant)$/.test(type))
      this.call(node, symbol);
    if (type === 'composite_literal') this.composite(node);
    const variable = /^process\.env(?:\.|\[["'])(\w+)/.exec(node.text)?.[1];
    if (/^(?:member|subscript)_expression$/.test(type) && variable) this.sets.environment.add(variable);
    const parts = concatenated(node);
    if (parts) {
      this.text(parts.map((part) => (STRINGS.test(part.type) ? textOf(part) : '%v')).join(''), inside);
      for (const part of parts) if (!STRINGS.test(part.type)) this.visit(part, inside);
      return;
    }
    if (STRINGS.test(type) && node.parent?.type !== 'field_declaration') this.text(textOf(node), inside);
    for (const child of node.namedChildren) if (child) this.visit(child, inside);
  }
}

/** The facts in a file that no grammar reads, such as a template: its digest and its labels. */
export function plainSource(text: string): Source {
  const labels = text.match(/(?<![\w./@-])(?:[\w-]+\.)*securecodebox\.io\/(?!v\d)[a-z][\w.-]*(?:\/[\w.-]+)*/g) ?? [];
  const own = labels.filter((label) => !label.startsWith('www.'));
  const digest = digestOf(text.replaceAll(/^\s*#.*$|\s+/gm, ' '));
  return {...forKinds((kind) => (kind === 'labels' ? own : [])), symbols: {'': digest}, texts: {}, commands: []};
}

/** Reads a source file; undefined if no grammar exists for it. */
export async function readSource(file: string, text: string): Promise<Source | undefined> {
  const grammar = GRAMMARS[path.extname(file).slice(1)];
  if (grammar === undefined) return undefined;
  if (!parsers.has(grammar)) parsers.set(grammar, parserFor(grammar));
  const tree = (await parsers.get(grammar)!).parse(text);
  if (tree === null) throw new Error('the file cannot be parsed');
  const reader = new Reader();
  reader.visit(tree.rootNode, '');
  const symbols = {'': digestOf(codeOf(tree.rootNode)), ...reader.symbols};
  tree.delete();
  const {sets, texts, commands} = reader;
  return {...forKinds((kind) => [...sets[kind]].toSorted()), symbols, texts, commands};
}
