const HEADER = /^[A-Z][A-Z()-]*(?: [A-Z()-]+)*(?: {2,}[A-Z][A-Z()-]*(?: [A-Z()-]+)*)*$/;

/** Columns with unpredictable values. */
const VOLATILE = ['AGE', 'DURATION', 'LAST SEEN', 'CREATED AT', 'CLUSTER-IP', 'UID', 'RESTARTS'];

/** The output of `kubectl get`. Each row maps column headings to cells. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Parses a table; undefined for any other text. */
export function readTable(text: string): Table | undefined {
  const [header = '', ...lines] = text.split('\n').map((line) => line.trimEnd());
  if (!HEADER.test(header)) return undefined;
  const columns = header.split(/ {2,}/);
  const offsets = columns.reduce<number[]>((at, name) => [...at, header.indexOf(name, (at.at(-1) ?? -1) + 1)], []);
  const rows = lines
    .filter((line) => line !== '')
    .map((line) =>
      Object.fromEntries(columns.map((name, index) => [name, line.slice(offsets[index], offsets[index + 1]).trim()])),
    );
  return {columns, rows};
}

const list = (values: readonly string[]): string => values.join(', ');

function tableFlaw(shown: Table, real: Table): string | undefined {
  if (list(shown.columns) !== list(real.columns)) {
    return `shows the columns ${list(shown.columns)}, but they are ${list(real.columns)}`;
  }
  const key = shown.columns[0] === 'LAST SEEN' ? 'OBJECT' : (shown.columns.find((name) => name === 'NAME') ?? '');
  const namesOf = ({rows}: Table): string[] => rows.map((row) => row[key] ?? '');
  if (list(namesOf(shown).toSorted()) !== list(namesOf(real).toSorted())) {
    return `shows the rows ${list(namesOf(shown))}, but they are ${list(namesOf(real)) || 'none'}`;
  }
  for (const row of shown.rows) {
    const other = real.rows.find((one) => one[key] === row[key]) ?? {};
    const column = shown.columns.find((name) => !VOLATILE.includes(name) && row[name] !== other[name]);
    if (column !== undefined) return `shows ${column} "${row[column]}" for ${row[key]}, but it is "${other[column]}"`;
  }
  return undefined;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** A page can omit lines of the long output of `kubectl describe`, but not add any. */
function describedFlaw(shown: string, real: string): string | undefined {
  const rest = linesOf(real);
  for (const line of linesOf(shown)) {
    const at = rest.indexOf(line);
    if (at === -1) return `shows "${line}", which kubectl does not print there`;
    rest.splice(0, at + 1);
  }
  return undefined;
}

/** The relevant difference between the output on a page and the real output, without whitespace and ages; undefined if there is none. */
export function outputFlaw(command: string, shown: string, real: string): string | undefined {
  const [shownTable, realTable] = [readTable(shown), readTable(real)];
  if (shownTable && realTable) return tableFlaw(shownTable, realTable);
  if (/\bkubectl\b.* describe\b/.test(command)) return describedFlaw(shown, real);
  const same = list(linesOf(shown)) === list(linesOf(real));
  return same ? undefined : `shows:\n${shown.trimEnd()}\nbut kubectl prints:\n${real.trimEnd()}`;
}
