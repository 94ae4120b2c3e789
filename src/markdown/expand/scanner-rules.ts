import type {CascadingRuleEntry, Scanner} from '../../catalog/types';
import type {Call} from './directive';
import {shellWord} from './install';
import {scannerLink, scannerOfScanType} from './lookup';
import {blocks, code, led, sentence, table} from './text';

/** A rule, and the scanner whose chart ships it. */
export interface ShippedRule {
  readonly owner: Scanner;
  readonly rule: CascadingRuleEntry;
}

/** The rules of all charts in the release. */
export function rulesOfCharts(call: Call): ShippedRule[] {
  const {scanners, removedScanners} = call.catalog;
  const id = call.attributes['id'];
  // Only the page of a removed scanner documents its rules.
  const own = removedScanners.filter((scanner) => scanner.id === id);
  const shown = new Set([...scanners, ...own].map((scanner) => scanner.id));
  const triggers = ({triggeredBy, ...rule}: CascadingRuleEntry): CascadingRuleEntry => ({
    ...rule,
    triggeredBy: triggeredBy.filter((trigger) => shown.has(trigger)),
  });
  return [...scanners, ...own].flatMap((owner) => owner.cascadingRules.map((rule) => ({owner, rule: triggers(rule)})));
}

/** The columns for tables of rules. */
function columns(call: Call) {
  return {
    rule: ({rule}: ShippedRule) => code(rule.name),
    chart: ({owner}: ShippedRule) => scannerLink(call, owner.id),
    inFindingsOf: ({rule}: ShippedRule) => rule.triggeredBy.map((id) => scannerLink(call, id)).join(', '),
    /** The scan type that a rule starts, linked to its scanner's page. */
    starts({rule: {startsScanType}}: ShippedRule) {
      const scanner = scannerOfScanType(call, startsScanType);
      return scanner ? `[${code(startsScanType)}](/docs/scanners/${scanner.id})` : code(startsScanType);
    },
    waitsFor: ({rule: {matches, note = ''}}: ShippedRule) => `${sentence(matches)} ${sentence(note)}`,
  };
}

/** The rules that the chart ships, the rules that react to its findings, and the rules that start it. */
export function scannerRules({id, title, scanTypes}: Scanner, call: Call): string {
  const {rule, chart, inFindingsOf, starts, waitsFor} = columns(call);
  const all = rulesOfCharts(call);
  const own = table(
    all.filter(({owner}) => owner.id === id),
    {
      Rule: rule,
      'In findings of': inFindingsOf,
      Starts: starts,
      Parameters: (shipped) => code(shipped.rule.parameters.map(shellWord).join(' ')),
      Labels: ({rule: {invasive, intensive, type}}) =>
        [invasive, intensive, ...(type === undefined ? [] : [type])].map(code).join(', '),
      'Reacts to': waitsFor,
    },
  );
  const others = all.filter(({owner}) => owner.id !== id);
  const waiting = led(
    `These rules of other charts react to findings of ${title}:`,
    table(
      others.filter((shipped) => shipped.rule.triggeredBy.includes(id)),
      {Rule: rule, Chart: chart, Starts: starts, 'Reacts to': waitsFor},
    ),
  );
  const starting = led(
    `These rules of other charts start ${title}:`,
    table(
      others.filter((shipped) => scanTypes.some(({name}) => name === shipped.rule.startsScanType)),
      {Rule: rule, Chart: chart, 'In findings of': inFindingsOf, 'Reacts to': waitsFor},
    ),
  );
  const none = 'No rule of another chart';
  return blocks(
    led('The chart contains these rules and installs them only if you set `cascadingRules.enabled` to `true`:', own) ||
      'The chart contains no rules.',
    ...(waiting === '' && starting === ''
      ? [`${none} reacts to findings of ${title} or starts it.`]
      : [waiting || `${none} reacts to findings of ${title}.`, starting || `${none} starts ${title}.`]),
  );
}
