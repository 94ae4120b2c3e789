import {LineCounter, parseAllDocuments} from 'yaml';
import type {Data} from './data';

/** Why a text is no YAML, and where: line and column count from 1. */
export interface YamlFlaw {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export type YamlText =
  {readonly documents: readonly Data[]; readonly flaw?: never} | {readonly flaw: YamlFlaw; readonly documents?: never};

/** Aliases may not multiply a short text into a long one. */
const MAX_ALIASES = 100;

/** Reads YAML (or JSON, which is YAML) of one or several documents. Empty documents do not count. */
export function readYaml(text: string): YamlText {
  const lines = new LineCounter();
  const parsed = [...parseAllDocuments(text, {lineCounter: lines, merge: true, prettyErrors: false})];
  const error = parsed.flatMap(({errors}) => errors)[0];
  if (error) {
    const {line, col} = lines.linePos(error.pos[0]);
    return {flaw: {message: error.message, line, column: col}};
  }
  try {
    const values = parsed.map((document): Data | undefined => document.toJS({maxAliasCount: MAX_ALIASES}));
    return {documents: values.filter((value) => value !== null && value !== undefined)};
  } catch (cause) {
    // An alias without its anchor, or too many of them, shows only when the values are made.
    return {flaw: {message: cause instanceof Error ? cause.message : String(cause), line: 1, column: 1}};
  }
}
