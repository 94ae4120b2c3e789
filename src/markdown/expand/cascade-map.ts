import type {Call} from './directive';
import {scannerOfScanType} from './lookup';
import {rulesOfCharts} from './scanner-rules';
import {fence, list} from './text';

const quoted = (text: string): string => JSON.stringify(text);

/** Two scanner ids that a shipped rule connects. Scanners that start themselves are excluded. */
interface Connection {
  readonly from: string;
  readonly to: string;
  /** Whether one of the rules has the label `invasive`. */
  readonly invasive: boolean;
}

/** The unique connections of all shipped rules, in catalog order. */
function connections(call: Call): Connection[] {
  const found = new Map<string, Connection>();
  for (const {rule} of rulesOfCharts(call)) {
    const to = scannerOfScanType(call, rule.startsScanType)?.id;
    for (const from of rule.triggeredBy) {
      if (to !== undefined && from !== to) {
        const key = `${from} ${to}`;
        const invasive = rule.invasive === 'invasive' || (found.get(key)?.invasive ?? false);
        found.set(key, {from, to, invasive});
      }
    }
  }
  const position = (id: string): number => call.catalog.scanners.findIndex((scanner) => scanner.id === id);
  return [...found.values()].toSorted((a, b) => position(a.from) - position(b.from) || position(a.to) - position(b.to));
}

/** A title with lines of about twelve characters, because the widest box decides whether the map fits a phone. */
const inLines = (title: string): string => title.replace(/(\S{3,}[^\n]{4,}?) (?=\S)/g, '$1\n');

/** The text alternative: one sentence per scanner that starts others. */
function inWords(call: Call, pairs: readonly Connection[]): string {
  const title = (id: string): string => call.catalog.scanners.find((one) => one.id === id)?.title ?? id;
  const sources = [...new Set(pairs.map(({from}) => from))];
  return sources
    .map(
      (source) =>
        `${title(source)} starts ${list(pairs.filter(({from}) => from === source).map(({to}) => title(to)))}.`,
    )
    .join(' ');
}

/** A diagram of the rules that charts ship, from scanner to scanner. */
export function cascadeMap(call: Call): string {
  const pairs = connections(call);
  const ids = new Set(pairs.flatMap(({from, to}) => [from, to]));
  const shown = call.catalog.scanners.filter(({id}) => ids.has(id));
  const title = 'Which findings start which scanner';
  const desc = inWords(call, pairs).replace(/"/g, "'");
  return fence(
    `dot title=${quoted(title)} desc=${quoted(desc)}`,
    [
      'digraph {',
      // From left to right, because one scanner starts most others: next to each other they are too wide for a phone.
      '  rankdir=LR',
      ...shown.map(
        ({id, title: label, deprecation}) =>
          `  ${quoted(id)} [label=${quoted(inLines(label))}${deprecation ? ' class="muted"' : ''}]`,
      ),
      ...pairs.map(
        ({from, to, invasive}) => `  ${quoted(from)} -> ${quoted(to)}${invasive ? ' [class="danger"]' : ''}`,
      ),
      '}',
    ].join('\n'),
  );
}
