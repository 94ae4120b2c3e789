import groupBy from 'lodash/groupBy';
import sortBy from 'lodash/sortBy';
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
  const all = rulesOfCharts(call).flatMap(({rule}) => {
    const to = scannerOfScanType(call, rule.startsScanType)?.id;
    const sources = rule.triggeredBy.filter((from) => from !== to);
    return to === undefined ? [] : sources.map((from) => ({from, to, invasive: rule.invasive === 'invasive'}));
  });
  const pairs = Object.values(groupBy(all, ({from, to}) => `${from} ${to}`));
  const position = (id: string): number => call.catalog.scanners.findIndex((scanner) => scanner.id === id);
  return sortBy(
    pairs.map((same) => ({...same[0]!, invasive: same.some((one) => one.invasive)})),
    [({from}) => position(from), ({to}) => position(to)],
  );
}

/** A title with lines of about twelve characters, because the widest box decides whether the map fits a phone. */
const inLines = (title: string): string => title.replace(/(\S{3,}[^\n]{4,}?) (?=\S)/g, '$1\n');

/** The text alternative: one sentence per scanner that starts others. */
function inWords(call: Call, pairs: readonly Connection[]): string {
  const title = (id: string): string => call.catalog.scanners.find((one) => one.id === id)?.title ?? id;
  const sources = Object.entries(groupBy(pairs, 'from'));
  return sources.map(([from, all]) => `${title(from)} starts ${list(all.map(({to}) => title(to)))}.`).join(' ');
}

/** A diagram of the rules that charts ship, from scanner to scanner. */
export function cascadeMap(call: Call): string {
  const pairs = connections(call);
  const ids = new Set(pairs.flatMap(({from, to}) => [from, to]));
  const shown = call.catalog.scanners.filter(({id}) => ids.has(id));
  const title = 'Which findings start which scanner';
  const desc = inWords(call, pairs).replace(/"/g, "'");
  const boxes = shown.map(({id, title: label, deprecation}) => {
    const look = deprecation ? ' class="muted"' : '';
    return `  ${quoted(id)} [label=${quoted(inLines(label))}${look}]`;
  });
  const arrows = pairs.map(({from, to, invasive}) => {
    const look = invasive ? ' [class="danger"]' : '';
    return `  ${quoted(from)} -> ${quoted(to)}${look}`;
  });
  // From left to right, because one scanner starts most others: next to each other they are too wide for a phone.
  const graph = ['digraph {', '  rankdir=LR', ...boxes, ...arrows, '}'];
  return fence(`dot title=${quoted(title)} desc=${quoted(desc)}`, graph.join('\n'));
}
