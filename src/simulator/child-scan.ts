import {mapAt, textAt, valueAt, type Data, type DataMap} from './data';
import {HookFailure} from './outcome';
import {CHAIN, chainOf, childAnnotations, childFields, childLabels, SCOPE_PREFIX} from './inherit';
import {fillInRule} from './rule-template';

/**
 * `metadata.generateName` of the new Scan, to which the cluster adds a random suffix. A scan type at the start of the parent's name is
 * replaced by the new scan type.
 */
export function generateName(parent: DataMap, ruleName: string, scanType: string): string {
  const name = textAt(parent, 'metadata', 'name') ?? '';
  const parentType = textAt(parent, 'spec', 'scanType') ?? '';
  const prefix = parentType !== '' && name.startsWith(parentType) ? scanType + name.slice(parentType.length) : name;
  return `${prefix}-${ruleName}-`;
}

function refuseScope(annotations: DataMap): void {
  const found = Object.entries(annotations).find(([key]) => key.startsWith(SCOPE_PREFIX));
  if (found) {
    throw new HookFailure(`may not add scope annotation '${found[0]}':'${String(found[1])}' in Cascading Rule spec`);
  }
}

/**
 * The Scan that the hook creates for a matching finding.
 *
 * @throws HookFailure if the hook would fail
 */
export function childScan(rule: DataMap, finding: DataMap, parent: DataMap): DataMap {
  const filled = fillInRule(rule, finding, parent);
  refuseScope(mapAt(filled, 'spec', 'scanAnnotations'));
  const ruleName = textAt(rule, 'metadata', 'name') ?? '<name of the rule>';
  const parentName = textAt(parent, 'metadata', 'name') ?? '<name of the parent>';
  const scanType = textAt(filled, 'spec', 'scanSpec', 'scanType') ?? '';
  const labels = childLabels(parent, filled);
  const cascades: Data | undefined = valueAt(parent, 'spec', 'cascades');
  return {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'Scan',
    metadata: {
      generateName: generateName(parent, ruleName, scanType),
      ...(Object.keys(labels).length > 0 && {labels}),
      annotations: {
        ...childAnnotations(parent, filled),
        'securecodebox.io/hook': 'cascading-scans',
        'cascading.securecodebox.io/parent-scan': parentName,
        'cascading.securecodebox.io/matched-finding': textAt(finding, 'id') ?? '<id of the finding>',
        [CHAIN]: [...chainOf(parent), ruleName].join(','),
      },
      ownerReferences: [
        {
          apiVersion: 'execution.securecodebox.io/v1',
          kind: 'Scan',
          name: parentName,
          uid: textAt(parent, 'metadata', 'uid') ?? '<uid of the parent>',
          controller: true,
          blockOwnerDeletion: true,
        },
      ],
    },
    spec: {
      scanType,
      parameters: valueAt(filled, 'spec', 'scanSpec', 'parameters'),
      ...(cascades !== undefined && {cascades}),
      resourceMode: textAt(parent, 'spec', 'resourceMode') ?? 'namespaceLocal',
      ...childFields(parent, filled),
    },
  };
}
