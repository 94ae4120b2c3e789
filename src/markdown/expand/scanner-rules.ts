import partition from 'lodash/partition';
import pick from 'lodash/pick';
import type {CascadingRuleEntry, Scanner} from '../../catalog/types';
import type {Call} from './directive';
import {shellWord} from './install';
import {scannerLink, scannerOfScanType} from './lookup';
import {blocks, code, led, sentence, table} from './text';

/** A rule, and the scanner whose chart ships it. */
interface ShippedRule {
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

/** A table of rules with some of their columns. */
function ruleTable(call: Call, rules: readonly ShippedRule[], ...columns: readonly string[]): string {
  const all: Record<string, (shipped: ShippedRule) => string> = {
    Rule: ({rule}) => code(rule.name),
    Chart: ({owner}) => scannerLink(call, owner.id),
    'In findings of': ({rule}) => rule.triggeredBy.map((id) => scannerLink(call, id)).join(', '),
    Starts({rule: {startsScanType}}) {
      const scanner = scannerOfScanType(call, startsScanType);
      return scanner ? `[${code(startsScanType)}](/docs/scanners/${scanner.id})` : code(startsScanType);
    },
    Parameters: ({rule}) => code(rule.parameters.map(shellWord).join(' ')),
    Labels: ({rule: {invasive, intensive, type}}) =>
      [invasive, intensive, ...(type === undefined ? [] : [type])].map(code).join(', '),
    'Reacts to': ({rule: {matches, note = ''}}) => `${sentence(matches)} ${sentence(note)}`,
  };
  return table(rules, pick(all, columns));
}

/** The rules that the chart ships, the rules that react to its findings, and the rules that start it. */
export function scannerRules({id, title, scanTypes}: Scanner, call: Call): string {
  const [own, others] = partition(rulesOfCharts(call), ({owner}) => owner.id === id);
  const waiting = others.filter(({rule}) => rule.triggeredBy.includes(id));
  const starting = others.filter(({rule}) => scanTypes.some(({name}) => name === rule.startsScanType));
  const none = 'No rule of another chart';
  return blocks(
    led(
      'The chart contains these rules and installs them only if you set `cascadingRules.enabled` to `true`:',
      ruleTable(call, own, 'Rule', 'In findings of', 'Starts', 'Parameters', 'Labels', 'Reacts to'),
    ) || 'The chart contains no rules.',
    ...(waiting.length + starting.length === 0
      ? [`${none} reacts to findings of ${title} or starts it.`]
      : [
          led(
            `These rules of other charts react to findings of ${title}:`,
            ruleTable(call, waiting, 'Rule', 'Chart', 'Starts', 'Reacts to'),
          ) || `${none} reacts to findings of ${title}.`,
          led(
            `These rules of other charts start ${title}:`,
            ruleTable(call, starting, 'Rule', 'Chart', 'In findings of', 'Reacts to'),
          ) || `${none} starts ${title}.`,
        ]),
  );
}
