import {scanners} from '../../catalog';
import {objectNamed} from '../../catalog/chart';
import {factsOf} from '../../catalog/facts';
import type {CascadingRuleEntry} from '../../catalog/types';
import {at} from '../../lib/at';
import type {Data, DataMap} from '../../simulator/data';
import type {ShippedRule} from '../../simulator/shipped';

function manifest(
  chart: string,
  {name, invasive, intensive, type, startsScanType, parameters}: CascadingRuleEntry,
): DataMap {
  const object = objectNamed(factsOf(chart), 'CascadingRule', name);
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
    spec: {
      matches: {anyOf: (at(object, 'spec.matches.anyOf') ?? []) as Data},
      scanSpec: {scanType: startsScanType, parameters},
    },
  };
}

/** The rules of all documented charts as manifests. */
export const shippedRules: readonly ShippedRule[] = scanners.flatMap(({chart, cascadingRules}) =>
  cascadingRules.map((entry) => ({chart: chart.name, rule: manifest(chart.name, entry)})),
);
