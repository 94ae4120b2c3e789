import memoize from 'lodash/memoize';
import {type Document, isMap, isNode, isSeq, LineCounter, parseAllDocuments, visit} from 'yaml';
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
  const lineOf = (path: Path): number => {
    let node: unknown = document.contents;
    let start = document.contents?.range[0] ?? 0;
    for (const step of path) {
      const pair = isMap(node) ? node.items.find(({key}) => String(key) === String(step)) : undefined;
      const item = isSeq(node) ? node.items[Number(step)] : undefined;
      const found = pair?.key ?? item;
      if (!isNode(found) || !found.range) break;
      [start] = found.range;
      node = pair?.value ?? item;
    }
    return counter.linePos(start).line;
  };
  return {value: document.toJS(), lineOf};
}
