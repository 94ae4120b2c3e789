import {judgeCascade, notSelected} from './cascade';
import {chainOf} from './inherit';
import {listAt, textAt, type Data, type DataMap} from './data';
import {counted} from './limits';
import {judgeAnyOf} from './match';
import {matched, notMatched, outcomeOf, type Outcome, type RuleGroup} from './outcome';
import {judgeScope} from './scope/in-scope';

/** A rule with the name of its chart. */
export interface ShippedRule {
  readonly chart: string;
  readonly rule: DataMap;
}

const nameOf = ({rule}: ShippedRule): string => textAt(rule, 'metadata', 'name') ?? '';

const named = (some: ShippedRule, note?: string) => ({name: nameOf(some), chart: some.chart, ...(note && {note})});

const typeOf = (scan: Data): string => textAt(scan, 'spec', 'scanType') ?? '';

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
  const left = shipped.filter(({rule}) => notSelected(rule, parent) !== undefined);
  const selected = shipped.filter((some) => !left.includes(some));
  if (selected.length === 0) return notMatched('The Scan selects no shipped rule.');
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
    const fits = ({rule}: ShippedRule): boolean =>
      judgeAnyOf(listAt(rule, 'spec', 'matches', 'anyOf'), finding, 'wildcard').matched !== undefined;
    const unselected = left.filter(fits);
    const idle = shipped.filter((some) => !unselected.includes(some) && !started.some((one) => one.some === some));
    const chain = chainOf(parent);
    const groups: readonly RuleGroup[] = [
      {state: 'started', title: 'Started', rules: started.map(({some, scan}) => named(some, `starts ${typeOf(scan)}`))},
      {
        state: 'unselected',
        title: 'Matched, but not selected',
        rules: unselected.map((some) => named(some, chain.includes(nameOf(some)) ? 'already in the chain' : undefined)),
      },
      {state: 'other', title: 'Did not match', rules: idle.map((some) => named(some))},
    ];
    const types = [...new Set(started.map(({scan}) => typeOf(scan)))].join(', ');
    const count = `${counted(started.length)} of ${counted(shipped.length)} shipped rules`;
    return started.length > 0
      ? {
          ...matched(`${count} ${started.length === 1 ? 'starts a Scan' : 'start Scans'}: ${types}.`, details, {
            title: 'New Scans',
            value: started.map(({scan}) => scan),
          }),
          groups,
        }
      : {...notMatched(`${count} start a Scan for this finding.`, details), groups};
  });
}
