import {Composer, Lexer, LineCounter, Parser, type CST} from 'yaml';
import type {Data} from './data';
import {counted, LIMITS, TooMuch} from './limits';

/** A YAML error with its position, counted from 1; without position if it concerns the whole text. */
export interface YamlDiagnostic {
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
}

/** The maximum number of lexical tokens per value. Keys, colons, spaces and line breaks are separate tokens. */
const TOKENS_PER_VALUE = 6;

/** Thrown for a text that cannot be parsed. */
export class UnreadableYaml extends Error {
  constructor(readonly diagnostic: YamlDiagnostic) {
    super(diagnostic.message);
  }
}

const tooManyValues = (): TooMuch =>
  new TooMuch(
    `This text expands to more than ${counted(LIMITS.values)} values, including aliases. Remove what does not affect the result.`,
  );

/**
 * The syntax tokens of a text. Counts during parsing, because all later steps recurse by depth and compare each key with all others in its
 * map.
 */
function tokensOf(text: string, lines: LineCounter): readonly CST.Token[] {
  const parser = new Parser(lines.addNewLine);
  const tokens: CST.Token[] = [];
  let count = 0;
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    count += 1;
    if (count > LIMITS.values * TOKENS_PER_VALUE) throw tooManyValues();
    if (parser.stack.length > LIMITS.depth) {
      const {line, col} = lines.linePos(parser.offset);
      const message = `Maps and lists are nested more than ${LIMITS.depth} levels deep.`;
      throw new UnreadableYaml({message, line, column: col});
    }
  }
  return [...tokens, ...parser.end()];
}

/** Rejects cyclic values, and aliases that expand to too many values. */
function assertBounded(value: unknown): void {
  let left: number = LIMITS.values;
  const within = new Set<unknown>();
  function visit(some: unknown): void {
    left -= 1;
    if (left < 0) throw tooManyValues();
    if (typeof some !== 'object' || some === null) return;
    if (within.has(some)) throw new TooMuch('An alias refers to a node that contains it, so the text never ends.');
    if (within.size > LIMITS.depth) {
      throw new TooMuch(`With its aliases, this text is nested more than ${LIMITS.depth} levels deep.`);
    }
    within.add(some);
    Object.values(some).forEach(visit);
    within.delete(some);
  }
  visit(value);
}

function valuesOf(text: string): readonly Data[] {
  if (text.length > LIMITS.characters) {
    throw new TooMuch(`This text has ${counted(text.length)} characters. The limit is ${counted(LIMITS.characters)}.`);
  }
  const lines = new LineCounter();
  const documents = [
    ...new Composer({merge: true, prettyErrors: false, logLevel: 'error'}).compose(tokensOf(text, lines)),
  ];
  const error = documents.flatMap(({errors}) => errors)[0];
  if (error) {
    const {line, col} = lines.linePos(error.pos[0]);
    throw new UnreadableYaml({message: error.message, line, column: col});
  }
  const values = documents.map((document): Data | undefined => document.toJS({maxAliasCount: LIMITS.values}));
  assertBounded(values);
  return values.filter((value) => value !== null && value !== undefined);
}

/**
 * Parses one or several documents of YAML (or JSON, which is YAML). Empty documents are ignored. The run time is bounded.
 *
 * @throws UnreadableYaml on a syntax error, and on a text that is too long, too deep or cyclic
 */
export function readYaml(text: string): readonly Data[] {
  try {
    return valuesOf(text);
  } catch (cause) {
    if (cause instanceof UnreadableYaml) throw cause;
    // An alias without an anchor throws only in `toJS`.
    throw new UnreadableYaml({message: cause instanceof Error ? cause.message : String(cause)});
  }
}
