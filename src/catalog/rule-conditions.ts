import {at} from '../lib/at';
import {objectsOfKind} from './chart';
import {chartsIn} from './facts';

type Attributes = Readonly<Record<string, string | number>>;

/** An entry of `spec.matches.anyOf`: fields of a finding, including `attributes`. */
export type FindingPart = Readonly<Record<string, string | Attributes>>;

/** `spec.matches.anyOf` of the rules in charts, by rule name. */
export const ruleConditions: Readonly<Record<string, readonly FindingPart[]>> = Object.fromEntries(
  chartsIn('scanners').flatMap(([, chart]) =>
    objectsOfKind(chart, 'CascadingRule').map(
      (rule) => [rule.metadata.name, (at(rule, 'spec.matches.anyOf') ?? []) as readonly FindingPart[]] as const,
    ),
  ),
);
