import {isMap} from '../../../src/lib/map';

/** A finding in a snapshot of a parser test. */
export interface SnapshotFinding {
  readonly name: string;
  readonly category: string;
  readonly severity: string;
  readonly attributes: readonly string[];
}

/** The contents of Jest snapshots, from snapshot files and inline snapshots. */
function snapshots(source: string): readonly string[] {
  const literals = source.matchAll(/(?:exports\[`(?:[^`\\]|\\.)*`\]\s*=|InlineSnapshot\()\s*`((?:[^`\\]|\\[\s\S])*)`/g);
  return [...literals].map(([, text = '']) => text.replaceAll(/\\([`$\\])/g, '$1'));
}

/**
 * Where the output of pretty-format differs from JSON: keys, strings with unescaped quotes, which end with their line or entry,
 * type names before brackets, trailing commas, and unquoted words.
 */
const PARTS =
  /^\s*"((?:[^"\\\n]|\\.)*)":|"([\s\S]*?)"(?=,?\s*(?:\n|$))|[A-Z]\w*\s+(?=[[{])|,(?=\s*[\]}])|[^\s"[\]{},:][^\n,\]}]*/gm;

function valueOf(text: string): unknown {
  const json = text.replaceAll(PARTS, (part, key?: string, quoted?: string) => {
    if (key !== undefined) return `${JSON.stringify(key)}:`;
    if (quoted !== undefined) return JSON.stringify(quoted);
    return /^(?:[A-Z]\w*\s+|,)$/.test(part) ? '' : JSON.stringify(part.trim());
  });
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('the snapshot is not what Jest prints');
  }
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Findings anywhere in a value: objects with a name, a category and a severity. */
function* findingsIn(value: unknown): Generator<SnapshotFinding> {
  if (Array.isArray(value)) for (const item of value) yield* findingsIn(item);
  if (!isMap(value)) return;
  const {name, category, severity, attributes} = value;
  if (category === undefined || severity === undefined) {
    for (const part of Object.values(value)) yield* findingsIn(part);
  } else {
    const keys = isMap(attributes) ? Object.keys(attributes) : [];
    yield {name: word(name), category: word(category), severity: word(severity), attributes: keys};
  }
}

/**
 * The findings in the snapshots of a parser test.
 *
 * @throws Error if a snapshot is not in Jest's format
 */
export function snapshotFindings(source: string): readonly SnapshotFinding[] {
  return snapshots(source).flatMap((text) => [...findingsIn(valueOf(text))]);
}
