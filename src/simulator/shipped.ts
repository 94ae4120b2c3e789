import {judgeCascade, notSelected} from './cascade';
import {textAt, type Data, type DataMap} from './data';
import {counted} from './limits';
import {matched, notMatched, outcomeOf, type Outcome} from './outcome';
import {judgeScope} from './scope/in-scope';

/** A rule with the name of its chart. */
export interface ShippedRule {
  readonly chart: string;
  readonly rule: DataMap;
}

const nameOf = ({rule}: ShippedRule): string => textAt(rule, 'metadata', 'name') ?? '';
const names = (rules: readonly ShippedRule[]): string => [...new Set(rules.map(nameOf))].join(', ');

function described(shipped: readonly ShippedRule[], what: string): readonly string[] {
  return shipped.length === 0 ? [] : [`${what}: ${names(shipped)}.`];
}

/**
 * Which shipped rules start which Scans for a finding, if all charts were installed with their rules. Never throws: hook failures are
 * outcomes.
 *
 * @param aliases `spec.scopeLimiterAliases` of the ParseDefinition
 */
export function judgeShipped(
  shipped: readonly ShippedRule[],
  finding: DataMap,
  parent: DataMap,
  aliases: DataMap = {},
): Outcome {
  const unselected = shipped.filter(({rule}) => notSelected(rule, parent) !== undefined);
  const selected = shipped.filter((some) => !unselected.includes(some));
  const left = described(unselected, 'Not selected by the Scan, or already in its chain');
  if (selected.length === 0) return {...notMatched('The Scan selects no shipped rule.'), rest: left};
  return outcomeOf(() => {
    const {failed, details} = judgeScope({parent, finding, aliases});
    if (failed !== undefined) {
      return notMatched(
        `The finding is out of scope, because ${failed} does not pass. No rule starts a Scan.`,
        details,
      );
    }
    const judged = selected.map((some) => ({some, outcome: judgeCascade({rule: some.rule, finding, parent, aliases})}));
    const broken = judged.find(({outcome}) => outcome.state === 'failed');
    if (broken) return broken.outcome;
    const started = judged.flatMap(({some, outcome}): {some: ShippedRule; scan: Data}[] =>
      outcome.result ? [{some, scan: outcome.result.value}] : [],
    );
    const idle = judged.flatMap(({some, outcome}) => (outcome.result ? [] : [some]));
    const summary = `${counted(started.length)} of ${counted(shipped.length)} shipped rules ${started.length === 1 ? 'starts a Scan' : 'start a Scan'} for this finding.`;
    const why = [
      ...details,
      ...started.map(
        ({some, scan}) => `${nameOf(some)} of the chart ${some.chart} starts ${textAt(scan, 'spec', 'scanType')}.`,
      ),
    ];
    const rest = [...described(idle, 'Selected, but they match other findings'), ...left];
    return started.length > 0
      ? {...matched(summary, why, {title: 'New Scans', value: started.map(({scan}) => scan)}), rest}
      : {...notMatched(summary, why), rest};
  });
}
