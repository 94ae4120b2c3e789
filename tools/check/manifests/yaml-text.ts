import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseAllDocuments,
  type Scalar,
  visit,
} from 'yaml';
import type {Flaw} from '../../../src/text/flaw';
import {slipOf} from '../yaml-slip';

/** One document of a YAML text with the means to say where something stands in it. */
export interface YamlDocument {
  readonly value: unknown;
  /** Line of the key or the item at a path, or of the nearest parent that exists. */
  lineOf(path: readonly (string | number)[]): number;
  /** Line of the first line of a block scalar's text at a path. */
  lineOfText(path: readonly (string | number)[]): number;
}

interface YamlText {
  readonly documents: readonly YamlDocument[];
  readonly flaws: readonly Flaw[];
}

/** What stands at a path of a document, as a document of its own. */
export const partOf = (document: YamlDocument, at: readonly (string | number)[], value: unknown): YamlDocument => ({
  value,
  lineOf: (path) => document.lineOf([...at, ...path]),
  lineOfText: (path) => document.lineOfText([...at, ...path]),
});

const YAML_1_1_BOOLEAN = /^(?:y|yes|n|no|on|off)$/i;

/**
 * Parses YAML of one or several documents. Syntax errors, keys that stand twice and tabs become flaws. With `kubernetes`
 * also words that kubectl and Helm read as booleans although they look like text.
 */
export function parseYaml(text: string, {kubernetes = false} = {}): YamlText {
  const lineCounter = new LineCounter();
  const parsed = parseAllDocuments(text, {lineCounter, uniqueKeys: true, merge: true});
  if (!Array.isArray(parsed)) return {documents: [], flaws: []};
  const lineAt = (position: number): number => lineCounter.linePos(position).line;
  const flaws: Flaw[] = [];
  for (const document of parsed) {
    // Of errors of form all but the first are consequences.
    const [form] = document.errors.filter(({code}) => code !== 'DUPLICATE_KEY');
    for (const error of document.errors)
      if (error === form || error.code === 'DUPLICATE_KEY') flaws.push(inYaml(slipOf(error, text)));
    flaws.push(...templateFlaws(document, lineAt), ...aliasFlaws(document, text));
    if (kubernetes) flaws.push(...booleanFlaws(document, lineAt));
  }
  // A syntax error makes what follows it meaningless.
  const documents = flaws.some(({problem}) => problem.startsWith('YAML'))
    ? []
    : parsed.map((document) => locate(document, lineAt));
  return {documents: documents.filter(({value}) => value !== null), flaws: flaws.slice(0, 3)};
}

const inYaml = (flaw: Flaw): Flaw => ({...flaw, problem: `YAML: ${flaw.problem}`});

/** What an alias or a merge stands for is looked up when the text becomes a value. */
function aliasFlaws(document: Document.Parsed, text: string): Flaw[] {
  if (document.errors.length > 0) return [];
  try {
    document.toJS();
    return [];
  } catch (error) {
    const [problem = '', name = ''] = /: (\S+)$/.exec(String(error)) ?? [];
    const line = text.split('\n').findIndex((one) => (name === '' ? /<<:/ : new RegExp(`\\*${name}\\b`)).test(one)) + 1;
    return [
      problem === ''
        ? {line, problem: 'YAML: << merges what is no map', mend: 'name the anchor of a map behind it'}
        : {line, problem: `YAML: there is no anchor &${name}`, mend: `quote the value, or put &${name} above it`},
    ];
  }
}

/** `{{ .Values.x }}` is YAML, too: a map whose key is a map, which nobody means. */
function templateFlaws(document: Document.Parsed, lineAt: (position: number) => number): Flaw[] {
  const flaws: Flaw[] = [];
  visit(document, {
    Pair(_, {key}) {
      if (!isMap(key)) return;
      const line = lineAt(key.range?.[0] ?? 0);
      flaws.push({
        line,
        problem: 'YAML: braces of a template stand without quotes',
        mend: 'quote them, or fence a template as gotmpl',
      });
    },
  });
  return flaws;
}

function booleanFlaws(document: Document.Parsed, lineAt: (position: number) => number): Flaw[] {
  const flaws: Flaw[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || !YAML_1_1_BOOLEAN.test(node.source ?? '')) return;
      flaws.push({
        line: lineAt(node.range?.[0] ?? 0),
        problem: `kubectl and Helm read \`${node.source}\` as a boolean`,
        mend: `write "${node.source}" for text, or true or false`,
      });
    },
  });
  return flaws;
}

function locate(document: Document.Parsed, lineAt: (position: number) => number): YamlDocument {
  const nodeAt = (path: readonly (string | number)[]): Node | null => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    return isNode(node) ? node : null;
  };
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = nodeAt(path.slice(0, length));
      const key = length > 0 ? keyNode(nodeAt(path.slice(0, length - 1)), path[length - 1]!) : undefined;
      const range = key?.range ?? node?.range;
      if (range) return lineAt(range[0]);
    }
    return 1;
  };
  const lineOfText = (path: readonly (string | number)[]): number => {
    const node = nodeAt(path);
    const block = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    return node?.range ? lineAt(node.range[0]) + (block ? 1 : 0) : lineOf(path);
  };
  return {value: document.toJS(), lineOf, lineOfText};
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'range' in node;
}

function keyNode(map: Node | null, key: string | number): Scalar | undefined {
  if (!isMap(map)) return undefined;
  for (const pair of map.items) {
    if (isPair(pair) && isScalar(pair.key) && String(pair.key.value) === String(key)) return pair.key;
  }
  return undefined;
}
