import memoize from 'lodash/memoize';
import {type Document, isMap as isMapNode, isNode, isSeq, LineCounter, parseAllDocuments, visit} from 'yaml';
import {at} from '../../../src/lib/at';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {isMap} from '../../../src/lib/map';

/** Keys of maps and indexes of lists. */
export type Path = readonly (string | number)[];

/** A YAML document, or a part of one, that maps paths to lines. */
export class YamlDocument {
  constructor(
    readonly value: unknown,
    /** Line of the key or item at a path, or of its nearest existing parent. */
    readonly lineOf: (path: Path) => number,
  ) {}

  /** The value at a path, or undefined if the path does not exist. */
  readonly at = (...path: Path): unknown => at(this.value, path);

  /** The text at a path, or undefined if there is none. */
  text(...path: Path): string | undefined {
    const value = this.at(...path);
    return typeof value === 'string' ? value : undefined;
  }

  /** The map at a path; empty if there is none. */
  map(...path: Path): Record<string, unknown> {
    const value = this.at(...path);
    return isMap(value) ? value : {};
  }

  /** The list at a path; empty if there is none. */
  list(...path: Path): readonly unknown[] {
    const value = this.at(...path);
    return Array.isArray(value) ? value : [];
  }

  /** The value at a path as a document of its own. */
  part(...path: Path): YamlDocument {
    return new YamlDocument(this.at(...path), (below) => this.lineOf([...path, ...below]));
  }

  /** A list with one diagnostic at a path. */
  report(path: Path, problem: string, fix: string): Diagnostic[] {
    return diagnosticAt(this.lineOf(path), problem, fix);
  }
}

interface YamlText {
  readonly documents: readonly YamlDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

const YAML_1_1_BOOLEAN = /^(?:y|yes|n|no|on|off)$/i;

/** Reports unquoted words that kubectl and Helm parse as booleans. */
function checkBoolean(document: Document.Parsed, counter: LineCounter): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || !YAML_1_1_BOOLEAN.test(node.source ?? '')) return;
      diagnostics.push({
        line: counter.linePos(node.range?.[0] ?? 0).line,
        problem: `kubectl and Helm read \`${node.source}\` as a boolean`,
        fix: `write "${node.source}" for text, or true or false`,
      });
    },
  });
  return diagnostics;
}

/** Reports the first syntax error of a document. */
function checkSyntax(document: Document.Parsed): Diagnostic[] {
  const [error] = document.errors;
  if (error)
    return diagnosticAt(
      error.linePos?.[0].line ?? 1,
      `YAML: ${error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')}`,
      'correct this line or the one before it',
    );
  try {
    document.toJS();
    return [];
  } catch (aliasError) {
    return diagnosticAt(1, `YAML: ${(aliasError as Error).message}`, 'define the anchor before it is used');
  }
}

/** Parses YAML with any number of documents. With `kubernetes`, also reports YAML 1.1 booleans. */
export const parseYaml = memoize(readYaml, (text, {kubernetes = false} = {}) => `${kubernetes} ${text}`);

function readYaml(text: string, {kubernetes = false} = {}): YamlText {
  const counter = new LineCounter();
  const parsed = parseAllDocuments(text, {lineCounter: counter, uniqueKeys: true, merge: true});
  if (!Array.isArray(parsed)) return {documents: [], diagnostics: []};
  const syntax = parsed.flatMap(checkSyntax);
  // After a syntax error, the rest is unreliable.
  if (syntax.length > 0) return {documents: [], diagnostics: syntax};
  return {
    documents: parsed.map((document) => locate(document, counter)).filter(({value}) => value !== null),
    diagnostics: kubernetes ? parsed.flatMap((document) => checkBoolean(document, counter)) : [],
  };
}

function locate(document: Document.Parsed, counter: LineCounter): YamlDocument {
  const lineOf = (path: Path): number => {
    let node: unknown = document.contents;
    let start = document.contents?.range[0] ?? 0;
    for (const step of path) {
      const pair = isMapNode(node) ? node.items.find(({key}) => String(key) === String(step)) : undefined;
      const item = isSeq(node) ? node.items[Number(step)] : undefined;
      const found = pair?.key ?? item;
      if (!isNode(found) || !found.range) break;
      [start] = found.range;
      node = pair?.value ?? item;
    }
    return counter.linePos(start).line;
  };
  return new YamlDocument(document.toJS(), lineOf);
}
