import type {Call} from './directive';
import {type Connection, connections} from './overview';
import {fence, list} from './text';

const quoted = (text: string): string => JSON.stringify(text);

/** A title in lines of about twelve characters, since the widest box decides whether the map fits a phone. */
const inLines = (title: string): string => title.replace(/(\S{3,}[^\n]{4,}?) (?=\S)/g, '$1\n');

/** The connections as sentences, one for each scanner that starts others. */
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

/** `::cascade-map`: a diagram of the rules that charts ship, from scanner to scanner. */
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
      // Most scanners are started by the same one: side by side they would not fit a phone, below each other they do.
      '  rankdir=LR',
      '  nodesep=0.1',
      '  ranksep=0.25',
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
