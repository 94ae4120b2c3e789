import {Composer, type CST, Lexer, LineCounter, Parser} from 'yaml';
import type {Data} from './data';
import {counted, LIMITS} from './limits';

/** A YAML error with its position, counted from 1; without position if it concerns the whole text. */
export interface YamlDiagnostic {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** Thrown for a text that cannot be parsed. */
export class UnreadableYaml extends Error {
  constructor(readonly diagnostic: YamlDiagnostic) {
    super(diagnostic.message);
  }
}

/** The syntax tokens of a text. The nesting is limited while it is read, because V8 crashes on regular expressions in deep recursion. */
function* tokensOf(text: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length <= LIMITS.depth) continue;
    const {line, col} = lines.linePos(parser.offset);
    const message = `Maps and lists are nested more than ${LIMITS.depth} levels deep.`;
    throw new UnreadableYaml({message, line, column: col});
  }
  yield* parser.end();
}

function valuesOf(text: string): readonly Data[] {
  const lines = new LineCounter();
  const composer = new Composer({merge: true, prettyErrors: false, logLevel: 'error'});
  const documents = [...composer.compose(tokensOf(text, lines))];
  const error = documents.flatMap(({errors}) => errors)[0];
  if (error) {
    const {line, col} = lines.linePos(error.pos[0]);
    throw new UnreadableYaml({message: error.message, line, column: col});
  }
  const values = documents.map((document): Data | undefined => document.toJS());
  // Throws if a value contains itself.
  JSON.stringify(values);
  return values.filter((value) => value !== null && value !== undefined);
}

/** Why a text has no values. An alias without an anchor has its own message. */
function messageOf(error: unknown): string {
  if (error instanceof TypeError) return 'An alias refers to a node that contains it, so the text never ends.';
  return error instanceof Error ? error.message : String(error);
}

/**
 * Parses one or several documents of YAML (or JSON, which is YAML). Empty documents are ignored.
 *
 * @throws UnreadableYaml on a syntax error, and on a text that is too long, too deep or cyclic
 */
export function readYaml(text: string): readonly Data[] {
  const {characters} = LIMITS;
  if (text.length > characters) {
    const message = `This text has ${counted(text.length)} characters. The limit is ${counted(characters)}.`;
    throw new UnreadableYaml({message});
  }
  try {
    return valuesOf(text);
  } catch (error) {
    throw error instanceof UnreadableYaml ? error : new UnreadableYaml({message: messageOf(error)});
  }
}
