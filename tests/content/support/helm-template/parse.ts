import {type Pipeline, parsePipeline} from './expression';
import {lex, type Piece, TemplateError} from './lex';

/** A node of a template. */
export type Node =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'print'; readonly pipeline: Pipeline; readonly line: number}
  | {
      readonly kind: 'if' | 'with' | 'range';
      readonly pipeline: Pipeline;
      readonly body: readonly Node[];
      readonly otherwise: readonly Node[];
      readonly line: number;
    };

/** A template and what it defines by name. */
export interface Template {
  readonly body: readonly Node[];
  readonly definitions: ReadonlyMap<string, readonly Node[]>;
}

class Parser {
  readonly definitions = new Map<string, readonly Node[]>();
  private at = 0;

  constructor(private readonly pieces: readonly Piece[]) {}

  /** Reads up to the `end` or `else` that closes a block, or to the end of the template. */
  body(opened: Piece | undefined): {nodes: Node[]; closedBy: string} {
    const nodes: Node[] = [];
    while (this.at < this.pieces.length) {
      const piece = this.pieces[this.at++]!;
      if (piece.kind === 'text') {
        nodes.push({kind: 'text', text: piece.text});
        continue;
      }
      const [keyword = '', rest = ''] = /^([a-z]+)\b\s*([\s\S]*)$/.exec(piece.text)?.slice(1) ?? [];
      if (keyword === 'end' || keyword === 'else') {
        if (!opened) throw new TemplateError(piece.line, `{{ ${keyword} }} stands outside a block`);
        return {nodes, closedBy: piece.text};
      }
      const node = this.node(keyword, rest, piece);
      if (node) nodes.push(node);
    }
    if (opened) throw new TemplateError(opened.line, `{{ ${opened.text} }} has no {{ end }}`);
    return {nodes, closedBy: ''};
  }

  private node(keyword: string, rest: string, piece: Piece): Node | undefined {
    if (keyword === 'define') {
      this.definitions.set(String(JSON.parse(rest)), this.body(piece).nodes);
      return undefined;
    }
    if (keyword === 'if' || keyword === 'with' || keyword === 'range') return this.block(keyword, rest, piece);
    return {kind: 'print', pipeline: parsePipeline(piece.text, piece.line), line: piece.line};
  }

  private block(kind: 'if' | 'with' | 'range', condition: string, piece: Piece): Node {
    const pipeline = parsePipeline(condition, piece.line);
    const {nodes: body, closedBy} = this.body(piece);
    if (closedBy === 'end') return {kind, pipeline, body, otherwise: [], line: piece.line};
    const next = /^else\s+(if|with)\s+([\s\S]+)$/.exec(closedBy);
    const otherwise = next ? [this.block(next[1] as 'if' | 'with', next[2]!, piece)] : this.body(piece).nodes;
    return {kind, pipeline, body, otherwise, line: piece.line};
  }
}

/** Reads a Go template as Helm uses it. Throws a {@link TemplateError} with the line of what is wrong. */
export function parseTemplate(source: string): Template {
  const parser = new Parser(lex(source));
  const {nodes} = parser.body(undefined);
  return {body: nodes, definitions: parser.definitions};
}
