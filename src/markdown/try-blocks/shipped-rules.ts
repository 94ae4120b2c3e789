import {ruleConditions, scanners} from '../../catalog';
import type {CascadingRuleEntry} from '../../catalog/types';
import type {DataMap} from '../../simulator/data';
import type {ShippedRule} from '../../simulator/shipped';

function manifest({name, invasive, intensive, type, startsScanType, parameters}: CascadingRuleEntry): DataMap {
  return {
    apiVersion: 'cascading.securecodebox.io/v1',
    kind: 'CascadingRule',
    metadata: {
      name,
      labels: {
        'securecodebox.io/invasive': invasive,
        'securecodebox.io/intensive': intensive,
        ...(type && {'securecodebox.io/type': type}),
      },
    },
    spec: {matches: {anyOf: ruleConditions[name] ?? []}, scanSpec: {scanType: startsScanType, parameters}},
  };
}

/** The rules of all documented charts as manifests. */
export const shippedRules: readonly ShippedRule[] = scanners.flatMap(({chart, cascadingRules}) =>
  cascadingRules.map((entry) => ({chart: chart.name, rule: manifest(entry)})),
);
