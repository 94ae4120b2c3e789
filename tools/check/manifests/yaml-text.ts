import memoize from 'lodash/memoize';
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
import {type Flaw, flawAt} from '../../../src/text/flaw';

type Path = readonly (string | number)[];

/** One document of a YAML text, with the lines of its parts. */
export interface YamlDocument {
  readonly value: unknown;
  /** Line of the key or the item at a path, or of the nearest parent that exists. */
  lineOf(path: Path): number;
}

interface YamlText {
  readonly documents: readonly YamlDocument[];
  readonly flaws: readonly Flaw[];
}

/** A part of a document as a document of its own. */
export const partOf = (document: YamlDocument, at: Path, value: unknown): YamlDocument => ({
  value,
  lineOf: (path) => document.lineOf([...at, ...path]),
});

const YAML_1_1_BOOLEAN = /^(?:y|yes|n|no|on|off)$/i;

/** Words that kubectl and Helm read as booleans although they look like text. */
function booleanFlaws(document: Document.Parsed, counter: LineCounter): Flaw[] {
  const flaws: Flaw[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || !YAML_1_1_BOOLEAN.test(node.source ?? '')) return;
      flaws.push({
        line: counter.linePos(node.range?.[0] ?? 0).line,
        problem: `kubectl and Helm read \`${node.source}\` as a boolean`,
        fix: `write "${node.source}" for text, or true or false`,
      });
    },
  });
  return flaws;
}

/** The first syntax error of a document, as the parser reports it. */
function syntaxFlaws(document: Document.Parsed): Flaw[] {
  const [error] = document.errors;
  if (error)
    return flawAt(
      error.linePos?.[0].line ?? 1,
      `YAML: ${error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')}`,
      'correct this line or the one before it',
    );
  try {
    document.toJS();
    return [];
  } catch (aliasError) {
    return flawAt(1, `YAML: ${(aliasError as Error).message}`, 'define the anchor before it is used');
  }
}

/** Parses YAML of one or several documents. With `kubernetes`, also reports booleans of YAML 1.1. */
export const parseYaml = memoize(readYaml, (text, {kubernetes = false} = {}) => `${kubernetes} ${text}`);

function readYaml(text: string, {kubernetes = false} = {}): YamlText {
  const counter = new LineCounter();
  const parsed = parseAllDocuments(text, {lineCounter: counter, uniqueKeys: true, merge: true});
  if (!Array.isArray(parsed)) return {documents: [], flaws: []};
  const syntax = parsed.flatMap(syntaxFlaws);
  // A syntax error makes the rest meaningless.
  if (syntax.length > 0) return {documents: [], flaws: syntax};
  return {
    documents: parsed.map((document) => locate(document, counter)).filter(({value}) => value !== null),
    flaws: kubernetes ? parsed.flatMap((document) => booleanFlaws(document, counter)) : [],
  };
}

function locate(document: Document.Parsed, counter: LineCounter): YamlDocument {
  const nodeAt = (path: Path): Node | null => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    return typeof node === 'object' && node !== null && 'range' in node ? (node as Node) : null;
  };
  const lineOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length--) {
      const key = length > 0 ? keyNode(nodeAt(path.slice(0, length - 1)), path[length - 1]!) : undefined;
      const range = key?.range ?? nodeAt(path.slice(0, length))?.range;
      if (range) return counter.linePos(range[0]).line;
    }
    return 1;
  };
  return {value: document.toJS(), lineOf};
}

function keyNode(map: Node | null, key: string | number): Scalar | undefined {
  if (!isMap(map)) return undefined;
  for (const pair of map.items) {
    if (isPair(pair) && isScalar(pair.key) && String(pair.key.value) === String(key)) return pair.key;
  }
  return undefined;
}
