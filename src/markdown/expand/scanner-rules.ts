import type {CascadingRuleEntry, Scanner} from '../../catalog/types';
import type {Call, Directive} from './directive';
import {shellWord} from './install';
import {scannerLink, scannerOf, scannerOfScanType} from './lookup';
import {blocks, code, sentence, table} from './text';

/** A rule with the scanner whose chart ships it. */
export interface ShippedRule {
  readonly owner: Scanner;
  readonly rule: CascadingRuleEntry;
}

/** All rules of all charts. */
export function shippedRules(call: Call): ShippedRule[] {
  return call.catalog.scanners.flatMap((owner) => owner.cascadingRules.map((rule) => ({owner, rule})));
}

const links = (call: Call, ids: readonly string[]): string => ids.map((id) => scannerLink(call, id)).join(', ');

/** The scan type that a rule starts, linked to the page of its scanner. */
function starts(call: Call, {startsScanType}: CascadingRuleEntry): string {
  const scanner = scannerOfScanType(call, startsScanType);
  return scanner ? `[${code(startsScanType)}](/docs/scanners/${scanner.id})` : code(startsScanType);
}

function waitsFor(call: Call, {matches, note}: CascadingRuleEntry): string {
  return `${sentence(matches)} ${sentence(note ?? '')}`;
}

function ownRules(call: Call, {cascadingRules}: Scanner): string {
  if (cascadingRules.length === 0) {
    return 'The chart ships no rules.';
  }
  return blocks(
    'The chart ships these rules; set `cascadingRules.enabled` to `true` to install them.',
    table(
      ['Rule', 'In findings of', 'Starts', 'Parameters', 'Labels', 'Waits for'],
      cascadingRules.map((rule) => [
        code(rule.name),
        links(call, rule.triggeredBy),
        starts(call, rule),
        code(rule.parameters.map(shellWord).join(' ')),
        [rule.invasive, rule.intensive, ...(rule.type === undefined ? [] : [rule.type])].map(code).join(', '),
        waitsFor(call, rule),
      ]),
    ),
  );
}

/** The rules of other charts that wait for the findings of a scanner or start it. */
function rulesOfOthers(call: Call, {id, title, scanTypes}: Scanner): string {
  const others = shippedRules(call).filter(({owner}) => owner.id !== id);
  const waiting = others.filter(({rule}) => rule.triggeredBy.includes(id));
  const own = new Set(scanTypes.map(({name}) => name));
  const starting = others.filter(({rule}) => own.has(rule.startsScanType));
  if (waiting.length + starting.length === 0) {
    return `The charts of other scanners bring no rule that waits for findings of ${title} or starts it.`;
  }
  const rows = (rules: readonly ShippedRule[], last: (rule: CascadingRuleEntry) => string): string[][] =>
    rules.map(({owner, rule}) => [code(rule.name), scannerLink(call, owner.id), last(rule), waitsFor(call, rule)]);
  return blocks(
    waiting.length === 0
      ? `The charts of other scanners bring no rule that waits for findings of ${title}.`
      : blocks(
          `Rules of other charts that wait for findings of ${title}:`,
          table(
            ['Rule', 'Chart', 'Starts', 'Waits for'],
            rows(waiting, (rule) => starts(call, rule)),
          ),
        ),
    starting.length === 0
      ? `The charts of other scanners bring no rule that starts ${title}.`
      : blocks(
          `Rules of other charts that start ${title}:`,
          table(
            ['Rule', 'Chart', 'In findings of', 'Waits for'],
            rows(starting, (rule) => links(call, rule.triggeredBy)),
          ),
        ),
  );
}

function expandRules(call: Call): string {
  const scanner = scannerOf(call);
  return blocks(ownRules(call, scanner), rulesOfOthers(call, scanner));
}

/** `::scanner-rules{id}`: rules that the chart ships, that its findings start, and that start it. */
export const scannerRules: Directive = {
  required: ['id'],
  optional: [],
  expand: expandRules,
};
