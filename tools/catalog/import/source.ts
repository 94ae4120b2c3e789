import path from 'node:path';
import lowerFirst from 'lodash/lowerFirst';
import {Language, type Node, Parser} from '@vscode/tree-sitter-wasm';
import type {ProductCommand} from '../../../src/catalog/facts';
import {sha256} from '../../../src/lib/digest';
import {WORDS} from '../../check/evidence/messages';
import {LABELS} from '../../check/evidence/names';

/** Strings that are names wherever they appear. `labels` contains annotations too. */
const FORMS = {
  environment: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+_?$/,
  labels: /^(?:[\w-]+\.)*securecodebox\.io\/(?!v\d)[\w./-]*$/,
  metrics: /^securecodebox_[a-z_]+$/,
  severities: /^(?:INFORMATIONAL|LOW|MEDIUM|HIGH)$/,
};

/** Kinds of names in a source file. */
type Kind = keyof typeof FORMS | 'categories' | 'attributes';

/** Names in a part of the product that the documentation can rest on. */
export type Names = Readonly<Partial<Record<Kind, readonly string[]>>>;

/** The facts in a source file. */
export interface Source extends Names {
  /** Digests of the file (`''`) and of its symbols, without comments and white space. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Texts of at least two words, by symbol. `%v` stands for a value that the program inserts. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly commands: readonly ProductCommand[];
}

const GRAMMARS = {'.go': 'go', '.java': 'java', '.js': 'javascript', '.ts': 'typescript'};

/** Nodes that have a name of their own, by which evidence refers to them. */
const DECLARATIONS =
  /^(?:(?:generator_)?function|method|class|interface|type_alias|enum|constructor)_declaration$|^(?:type|var|const)_spec$|^(?:method_definition|variable_declarator|enum_constant)$/;
/** Declarations that are symbols in others too. */
const MEMBERS = /^(?:method|constructor)/;
/** An environment variable that the code of a file reads, even if its name is short. */
const READ = /\b(?:process \. env|[gG]etenv|LookupEnv)\W+([A-Z][A-Z0-9_]*)\b/g;
const FLAG = /(?:^|\.)Flags\(\)\.(Bool|StringArray|StringSlice|String|Int|Duration)(?:Var)?(P)?$/;

/** Types of nodes with a text. */
const STRINGS = /^(?:interpreted_string_literal|raw_string_literal|string|string_literal|template_string)$/;

/** The child in the first of these fields that the node has. */
const fieldOf = (node: Node, ...fields: readonly string[]): Node | undefined =>
  fields.map((field) => node.childForFieldName(field)).find((child) => child !== null) ?? undefined;

/** The text of a string literal, with `%v` for its inserted values. */
function textOf({type, text}: Node): string {
  const inner = text.slice(1, -1);
  if (type === 'raw_string_literal') return inner;
  const filled = type === 'template_string' ? inner.replaceAll(/\$\{[^}]*\}/g, '%v') : inner;
  return filled.replaceAll(/\\[nrt]/g, ' ').replaceAll(/\\(.)/gs, '$1');
}

/** The code of a node without comments and with single spaces. */
function codeOf(node: Node): string {
  if (node.type.includes('comment')) return '';
  if (node.childCount === 0 || STRINGS.test(node.type)) return node.text;
  return node.children.flatMap((child) => (child ? codeOf(child) || [] : [])).join(' ');
}

/** All strings that a node can evaluate to, for example both of `a === "z" ? "x" : "y"`. */
function stringsBelow(node: Node): readonly string[] {
  if (STRINGS.test(node.type)) return [textOf(node)];
  if (/^(?:===?|!==?)$/.test(fieldOf(node, 'operator')?.text ?? '')) return [];
  const skipped = fieldOf(node, 'condition')?.id;
  return node.namedChildren.flatMap((child) => (child && child.id !== skipped ? stringsBelow(child) : []));
}

export const shortDigest = (text: string): string => sha256(text).slice(0, 10);

/** Collects the facts of a file by visiting its syntax tree. */
class Reader {
  readonly symbols: Record<string, string> = {};
  readonly texts: Record<string, string[]> = {};
  readonly names: Partial<Record<Kind, string[]>> = {};
  readonly commands: {use: string; flags: Record<string, {type: string; default: string}>}[] = [];

  private add(kind: Kind, names: readonly string[]): void {
    (this.names[kind] ??= []).push(...names);
  }

  private text(value: string, symbol: string): void {
    const constant = value.replaceAll('%v', '');
    for (const [kind, form] of Object.entries(FORMS)) if (form.test(constant)) this.add(kind as Kind, [constant]);
    const tag = /\bjson:"(\w+)/.exec(value)?.[1];
    if (tag) this.add('attributes', [tag]);
    if (tag || value.length < 8 || value.length > 400 || !WORDS.test(value.replaceAll('%v', ' '))) return;
    const list = (this.texts[symbol] ??= []);
    if (!list.includes(value)) list.push(value);
  }

  /** `category: "x"`, `finding.category = "x"`, a default of a parameter, `attributes["x"] = …`, or in Go `Category: "x"` and `Use: "x"`. */
  private assignment(node: Node): void {
    const [left, right] = node.type === 'keyed_element' ? node.namedChildren : [];
    const target = left ?? fieldOf(node, 'key', 'left', 'name');
    const value = right ?? fieldOf(node, 'value', 'right');
    if (!target || !value) return;
    const [name = '', above] = target.text
      .replaceAll(/["'\]]/g, '')
      .split(/[.[]/)
      .toReversed();
    if (/^[Cc]ategory$/.test(name)) this.add('categories', stringsBelow(value));
    if (name === 'Use') this.commands.push({use: stringsBelow(value)[0] ?? '', flags: {}});
    if (above === 'attributes') this.add('attributes', [name]);
    if (name !== 'attributes' || value.type !== 'object') return;
    const keys = value.namedChildren.map((child) => (child?.childForFieldName('key') ?? child)?.text ?? '');
    this.add(
      'attributes',
      keys.map((key) => key.replaceAll(/["']/g, '')).filter((key) => /^\w/.test(key)),
    );
  }

  /** `command.Flags().StringP("namespace", "n", "", …)` */
  private flag(node: Node): void {
    const [, type, short] = FLAG.exec(fieldOf(node, 'function')?.text ?? '') ?? [];
    const list = fieldOf(node, 'arguments')?.namedChildren ?? [];
    const at = list.findIndex((one) => one !== null && STRINGS.test(one.type));
    const command = this.commands.at(-1);
    if (type === undefined || at < 0 || !command) return;
    const initial = list[at + (short ? 2 : 1)]?.text ?? '';
    command.flags[`--${textOf(list[at]!)}`] = {type: lowerFirst(type), default: initial};
  }

  /** The symbol that the children of a node belong to. A method in Go is a symbol of its receiver. */
  private enter(node: Node, symbol: string): string {
    const {type} = node;
    const name = fieldOf(node, 'name')?.text ?? '';
    const isTop = symbol === '' || node.parent?.type === 'class_body';
    if (!DECLARATIONS.test(type) || name === '' || !(isTop || MEMBERS.test(type) || /^(?:class|interface)/.test(type)))
      return symbol;
    const receiver = /(\w+)\s*\)$/.exec(fieldOf(node, 'receiver')?.text ?? '')?.[1];
    const inside = [receiver ?? symbol, name].filter((part) => part !== '').join('.');
    this.symbols[inside] = shortDigest((this.symbols[inside] ?? '') + codeOf(node));
    return inside;
  }

  visit(node: Node, symbol: string): void {
    const {type} = node;
    if (type.includes('comment')) return;
    const inside = this.enter(node, symbol);
    this.assignment(node);
    // A function such as categorize returns the category, alone or in a list.
    if (type === 'return_statement' && /categor/i.test(inside.split('.').at(-1) ?? ''))
      this.add('categories', stringsBelow(node));
    if (type === 'call_expression') this.flag(node);
    if (STRINGS.test(type)) this.text(textOf(node), inside);
    for (const child of node.namedChildren) if (child) this.visit(child, inside);
  }
}

/** Parsers by the ending of a file's name. */
const parsers = new Map<string, Parser>();

export async function loadParsers(): Promise<void> {
  if (parsers.size > 0) return;
  await Parser.init();
  const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'));
  for (const [ending, grammar] of Object.entries(GRAMMARS)) {
    const language = await Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`));
    parsers.set(ending, new Parser().setLanguage(language));
  }
}

/** The facts in a source file. A file that no grammar reads, such as a template, has a digest and labels. */
export function readSource(file: string, text: string): Source {
  const tree = parsers.get(path.extname(file))?.parse(text);
  if (!tree) {
    const labels = text.match(LABELS)?.filter((one) => !one.startsWith('www.')) ?? [];
    return {labels, symbols: {'': shortDigest(text.replaceAll(/^\s*#.*$|\s+/gm, ' '))}, texts: {}, commands: []};
  }
  const reader = new Reader();
  reader.visit(tree.rootNode, '');
  const code = codeOf(tree.rootNode);
  tree.delete();
  const {names, symbols, texts, commands} = reader;
  const environment = [...code.matchAll(READ)].map(([, name = '']) => name).concat(names.environment ?? []);
  return {...names, environment, symbols: {'': shortDigest(code), ...symbols}, texts, commands};
}
