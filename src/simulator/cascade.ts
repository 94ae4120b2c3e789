import {judgeAnyOf} from './match';
import {chainOf} from './inherit';
import {childScan} from './child-scan';
import {listAt, mapAt, textAt, valueAt, type DataMap} from './data';
import {unselectedBecause} from './label-selector';
import {failed, matched, notMatched, outcomeOf, type Outcome} from './outcome';
import {ruleProblems} from './rule-problems';
import {judgeScope, type ScopeVerdict} from './scope/in-scope';

/** A CascadingRule, a finding, and the Scan with that finding. */
export interface CascadeInput {
  readonly rule: DataMap;
  readonly finding: DataMap;
  /** Defaults to a Scan that selects every rule. */
  readonly parent?: DataMap | undefined;
  /** `spec.scopeLimiterAliases` of the ParseDefinition. */
  readonly aliases?: DataMap | undefined;
}

const ASSUMED_PARENT: DataMap = {
  apiVersion: 'execution.securecodebox.io/v1',
  kind: 'Scan',
  metadata: {name: 'parent-scan'},
  spec: {scanType: 'nmap', cascades: {}},
};

/** Why the hook ignores the rule before it checks the scope of the finding, or undefined. */
export function notSelected(rule: DataMap, parent: DataMap): string | undefined {
  const cascades = valueAt(parent, 'spec', 'cascades');
  if (cascades === undefined || cascades === null) return 'The parent Scan has no spec.cascades, so it starts no Scan.';
  const condition = unselectedBecause(mapAt(parent, 'spec', 'cascades'), mapAt(rule, 'metadata', 'labels'));
  if (condition !== undefined) {
    return `The parent Scan does not select the rule, because its labels do not match "${condition}".`;
  }
  const name = textAt(rule, 'metadata', 'name') ?? '';
  return chainOf(parent).includes(name)
    ? `Skipping Rule "${name}" as it was already applied in this chain.`
    : undefined;
}

/** Why the hook ignores the rule before it compares the finding, in sentences. */
function obstacles(
  rule: DataMap,
  parent: DataMap,
  judge: () => ScopeVerdict,
): {
  readonly stopped: boolean;
  readonly details: readonly string[];
} {
  const unselected = notSelected(rule, parent);
  if (unselected !== undefined) return {stopped: true, details: [unselected]};
  const {failed: group, details} = judge();
  if (group === undefined) return {stopped: false, details};
  const name = textAt(rule, 'metadata', 'name') ?? '';
  const message = `Cascading Rule ${name} not triggered as scope limiter did not pass: ${group} does not hold.`;
  return {stopped: true, details: [message, ...details]};
}

function notes({parent}: CascadeInput, child: DataMap): readonly string[] {
  const chain = parent ? chainOf(parent) : [];
  const cascades = parent ? mapAt(parent, 'spec', 'cascades') : {};
  const inherits = ['inheritEnv', 'inheritVolumes', 'inheritHookSelector'].some((name) => cascades[name] === true);
  const empty = listAt(child, 'spec', 'parameters').flatMap((parameter, index) =>
    parameter === '' ? [index + 1] : [],
  );
  return [
    ...(parent ? [] : ['Without a parent Scan, a Scan named parent-scan that selects every rule is assumed.']),
    ...(chain.length > 0 && inherits
      ? [
          `The hook removes env, volumes and hookSelector that the parent inherited from its rule ${chain.at(-1)}. This editor does not have that rule, so the new Scan still contains them.`,
        ]
      : []),
    ...empty.map((number) => `Parameter ${number} is empty, because the finding has no value for its template.`),
  ];
}

function judged(input: CascadeInput): Outcome {
  const {rule, finding, aliases = {}} = input;
  const parent = input.parent ?? ASSUMED_PARENT;
  const problems = ruleProblems(rule);
  if (problems.length > 0) return failed('The rule is not valid.', problems);
  const verdict = judgeAnyOf(listAt(rule, 'spec', 'matches', 'anyOf'), finding, 'wildcard');
  const scope = obstacles(rule, parent, () => judgeScope({parent, finding, aliases}));
  if (scope.stopped) {
    const alone = `Compared alone, the finding matches entry ${verdict.matched} of anyOf.`;
    return notMatched('No Scan is created.', [
      ...scope.details,
      ...(verdict.matched === undefined ? verdict.failures : [alone]),
    ]);
  }
  if (verdict.matched === undefined) {
    return notMatched('The rule does not match the finding. No Scan is created.', verdict.failures);
  }
  const child = childScan(rule, finding, parent);
  return matched(
    `The rule matches the finding by entry ${verdict.matched} of anyOf. The hook creates one Scan.`,
    [...scope.details, ...verdict.failures, ...notes(input, child)],
    {title: 'New Scan', value: child},
  );
}

/** Simulates the cascading-scans hook for one rule and one finding. Never throws: hook failures and invalid templates are outcomes. */
export const judgeCascade = (input: CascadeInput): Outcome => outcomeOf(() => judged(input));
