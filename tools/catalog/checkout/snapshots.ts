/** A finding as a snapshot of a parser's test shows it. */
export interface SnapshotFinding {
  readonly name: string;
  readonly category: string;
  readonly severity: string;
  readonly attributes: readonly string[];
}

/** The template literals in which Jest keeps what it compares, in files of snapshots and inline. */
function snapshots(source: string): readonly string[] {
  const literals = source.matchAll(/(?:exports\[`(?:[^`\\]|\\.)*`\]\s*=|InlineSnapshot\()\s*`((?:[^`\\]|\\[\s\S])*)`/g);
  return [...literals].map(([, text = '']) => text.replaceAll(/\\([`$\\])/g, '$1'));
}

type Value = string | readonly Value[] | ReadonlyMap<string, Value>;

/** Reads what pretty-format prints: JSON with commas at the end, type names before brackets and bare words. */
class Reader {
  private place = 0;
  constructor(private readonly text: string) {}

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.place += found.length;
    return found;
  }

  private until<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = [];
    for (;;) {
      this.match(/[\s,]*/y);
      if (this.text[this.place] === close) break;
      if (this.place >= this.text.length) throw new Error(`the snapshot ends before ${close}`);
      items.push(item());
    }
    this.place += 1;
    return items;
  }

  value(): Value {
    this.match(/\s*(?:[A-Z]\w*\s+(?=[[{]))?/y);
    if (this.match(/\[(?=\s)|\[(?=\])/y) !== undefined) return this.until(']', () => this.value());
    if (this.match(/\{/y) !== undefined)
      return new Map(
        this.until('}', () => {
          const key = this.match(/"(?:[^"\\]|\\[\s\S])*"|[^:\n]+/y) ?? '';
          this.match(/\s*:\s*/y);
          return [key.replaceAll(/^"|"$/g, ''), this.value()] as const;
        }),
      );
    // A quotation mark inside a text is printed bare when escapeString is off: the text ends where its line or entry ends.
    const quoted = this.match(/"[\s\S]*?"(?=,?\s*(?:\n|$))/y);
    if (quoted !== undefined) return quoted.slice(1, -1);
    return (this.match(/[^\n,\]}]+/y) ?? this.fail()).trim();
  }

  private fail(): never {
    throw new Error(`the snapshot cannot be read at character ${this.place}`);
  }
}

const word = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

/** Findings anywhere in a value: objects with a name, a category and a severity. */
function* findingsIn(value: Value): Generator<SnapshotFinding> {
  if (typeof value === 'string') return;
  if (!(value instanceof Map)) {
    for (const item of value as readonly Value[]) yield* findingsIn(item);
    return;
  }
  const map: ReadonlyMap<string, Value> = value;
  if (map.has('category') && map.has('severity')) {
    const attributes = map.get('attributes');
    yield {
      name: word(map.get('name')),
      category: word(map.get('category')),
      severity: word(map.get('severity')),
      attributes: attributes instanceof Map ? [...(attributes as ReadonlyMap<string, Value>).keys()] : [],
    };
  } else for (const part of map.values()) yield* findingsIn(part);
}

/**
 * The findings that the snapshots of a parser's tests show.
 *
 * @throws Error when a snapshot is not what Jest prints
 */
export function snapshotFindings(source: string): readonly SnapshotFinding[] {
  return snapshots(source).flatMap((text) => [...findingsIn(new Reader(text).value())]);
}
