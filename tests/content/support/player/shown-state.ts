import {resourceOfKind} from '../api-server/resources';
import type {Store} from '../api-server/store';
import type {Json, KubeObject} from '../api-server/types';
import {readTable} from './compare';
import {report} from './operator';
import {childScan, discovered, jobOf, namespaceOf} from './surroundings';

const SCAN = resourceOfKind('Scan');
const SCHEDULED_SCAN = resourceOfKind('ScheduledScan');

type Row = Readonly<Record<string, string>>;

function scanRow(store: Store, namespace: string, row: Row): void {
  const name = row['NAME'] ?? '';
  const scan = store.find(SCAN, namespace, name) ?? childScan(store, namespace, name, row['TYPE'] ?? '');
  if (!scan || scan.status?.['state'] === 'Errored') return;
  const count = Number(row['FINDINGS']);
  const {findings: _, ...status} = scan.status ?? {};
  const findings = row['FINDINGS'] === '' ? {} : {findings: {...(scan.status?.['findings'] as object), count}};
  store.update(SCAN, {...scan, status: {...status, state: row['STATE'], ...findings}});
}

function scheduledScanRow(store: Store, namespace: string, row: Row): void {
  const name = row['NAME'] ?? '';
  const scan = store.find(SCHEDULED_SCAN, namespace, name) ?? discovered(store, namespace, name, row['TYPE'] ?? '');
  if (!scan || row['FINDINGS'] === '') return;
  store.update(SCHEDULED_SCAN, {...scan, status: {findings: {count: Number(row['FINDINGS'])}}});
}

/** What a `jsonpath` of names leads to becomes the value that the page shows for it. */
function statusPath(store: Store, command: string, shown: string): void {
  const [, name = ''] = /\bscans?[/ ]([\w.-]+)/.exec(command) ?? [];
  const [, path = ''] = /jsonpath='?\{\.status\.([\w.]+)\}/.exec(command) ?? [];
  const scan = store.find(SCAN, namespaceOf(command), name);
  if (!scan || path === '' || shown.trim() === '') return;
  const keys = path.split('.').toReversed();
  const value = keys.reduce((inner: unknown, key) => ({[key]: inner}), parsed(shown));
  report(store, scan, merged(scan.status, value) as KubeObject);
}

/** `Raw Result File` is how `kubectl describe` writes `rawResultFile`. */
const fieldOf = (label: string): string =>
  label.replaceAll(/\s(\w)|^\w/g, (letters, later?: string) => later?.toUpperCase() ?? letters.toLowerCase());

/** The status in what `kubectl describe` shows: indented labels with their values. */
function describedStatus(shown: string): Json {
  const levels: {indent: number; object: Json}[] = [{indent: -1, object: {}}];
  for (const line of shown.split(/^Status:$/m)[1]?.split('\n') ?? []) {
    const [, indent = '', label = '', value = ''] = /^(\s+)([^:]+):\s*(.*)$/.exec(line) ?? [];
    while ((levels.at(-1)?.indent ?? -1) >= indent.length) levels.pop();
    const parent = levels.at(-1)?.object ?? {};
    if (label === '') continue;
    parent[fieldOf(label)] = value === '' ? {} : parsed(value);
    if (value === '') levels.push({indent: indent.length, object: parent[fieldOf(label)] as Json});
  }
  return levels[0]?.object ?? {};
}

function describedScan(store: Store, command: string, shown: string): void {
  const scan = store.find(SCAN, namespaceOf(command), /\bdescribe scans? ([\w.-]+)/.exec(command)?.[1] ?? '');
  if (scan) store.update(SCAN, {...scan, status: {...scan.status, ...describedStatus(shown)}});
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}

function merged(a: unknown, b: unknown): unknown {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return b;
  const before = a as Record<string, unknown>;
  return {...before, ...Object.fromEntries(Object.entries(b).map(([key, value]) => [key, merged(before[key], value)]))};
}

/**
 * Lets the cluster be where the page says it is before a command runs: what only scanners and operator can know, states and
 * findings, is taken from the output that the page shows. Names, types and columns stay what they are.
 */
export function takeOver(store: Store, command: string, shown: string): void {
  const table = readTable(shown);
  const namespace = namespaceOf(command);
  if (table?.columns.includes('STATE')) for (const row of table.rows) scanRow(store, namespace, row);
  if (table?.columns.includes('SCHEDULE')) for (const row of table.rows) scheduledScanRow(store, namespace, row);
  if (table?.columns.includes('COMPLETIONS')) for (const row of table.rows) jobOf(store, namespace, row['NAME'] ?? '');
  if (/\bdescribe scans? /.test(command)) describedScan(store, command, shown);
  const [, job] = /\blogs job\/([\w.-]+)/.exec(command) ?? [];
  if (job !== undefined) jobOf(store, namespace, job);
  if (/(?:-o|--output)[ =]jsonpath/.test(command)) statusPath(store, command, shown);
}
