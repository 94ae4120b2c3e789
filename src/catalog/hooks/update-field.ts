import {noPullPolicy} from '../charts/common-hook-values';
import type {Hook} from '../types';

export const updateField: Hook = {
  id: 'update-field',
  title: 'Update Field',
  summary:
    'Writes one fixed text into one field of all findings of a namespace, for example the name of the cluster or of the team.',
  category: 'dataProcessing',
  tags: [
    'set attribute',
    'add attribute',
    'label findings',
    'category',
    'enrich',
    'modify findings',
    'update-field-hook',
  ],
  state: 'released',
  hookType: 'ReadAndWrite',
  priority: '0',
  chart: {
    name: 'update-field-hook',
    mustSet: [
      {
        key: 'attribute.name',
        example: 'attributes.cluster',
        reason:
          'The default replaces the category of every finding, and cascading rules, dashboards and filters that look for one such as *Open Port* find nothing.',
      },
      {key: 'attribute.value', example: 'gke-internal', reason: 'The default is a sample, `my-own-category`.'},
    ],
    values: [
      {
        key: 'attribute.name',
        default: 'category',
        meaning:
          'Path of the field to write; dots and `[n]` lead into nested fields such as `attributes.cluster`, and missing parents are created.',
      },
      {
        key: 'attribute.value',
        default: 'my-own-category',
        meaning: 'Text to write; numbers and booleans arrive as text too.',
      },
    ],
    ignores: [noPullPolicy],
  },
  images: [{role: 'hook', repository: 'docker.io/securecodebox/hook-update-field-hook', tag: 'chart version'}],
  secrets: [],
  annotations: [],
  environment: [
    {name: 'ATTRIBUTE_NAME', source: '`attribute.name`', meaning: 'Path of the field.'},
    {name: 'ATTRIBUTE_VALUE', source: '`attribute.value`', meaning: 'Text that is written.'},
  ],
  labels: {},
  serviceAccount: 'scan-completion-hook',
  related: ['/docs/hooks/finding-post-processing', '/docs/how-tos/hooks', '/docs/hooks/defectdojo'],
};
