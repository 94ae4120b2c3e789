import {noPullPolicy} from '../charts/common-hook-values';
import type {Hook} from '../types';
import {elasticValues, unusedElasticValues} from './parts/elastic-values';

export const elasticsearch: Hook = {
  id: 'elasticsearch',
  title: 'Elasticsearch',
  summary:
    'Indexes a summary of each scan and every finding in Elasticsearch; the chart can bring Elasticsearch, Kibana and dashboards along.',
  category: 'persistenceProvider',
  tags: ['elastic', 'kibana', 'elk', 'dashboard', 'index', 'visualization', 'search findings', 'persistence'],
  state: 'released',
  hookType: 'ReadOnly',
  priority: '0',
  chart: {
    name: 'persistence-elastic',
    release: 'persistence-elastic',
    note: 'With the defaults it also installs a single Elasticsearch node without security and Kibana; switch both off when you have your own.',
    values: [...elasticValues, ...unusedElasticValues],
    ignores: [noPullPolicy],
    subcharts: [
      {
        name: 'elasticsearch',
        version: '7.17.3',
        repository: 'https://helm.elastic.co',
        condition: 'elasticsearch.enabled',
      },
      {name: 'kibana', version: '7.17.3', repository: 'https://helm.elastic.co', condition: 'kibana.enabled'},
    ],
  },
  images: [
    {role: 'hook', repository: 'docker.io/securecodebox/hook-persistence-elastic', tag: 'chart version'},
    {
      role: 'job',
      repository: 'securecodebox/persistence-elastic-dashboard-importer',
      tag: 'chart version',
      note: 'Runs once per installed version as a Job of its own and imports the sample dashboards into Kibana.',
    },
  ],
  secrets: [
    {
      name: 'elastic-credentials',
      keys: ['username', 'password'],
      optional: true,
      namedBy: 'authentication.userSecret',
      create:
        "kubectl create secret generic elastic-credentials --from-literal=username='elastic' --from-literal=password='ThisIsAPassword'",
      note: 'You choose the name; it wins when an API key is configured as well.',
    },
    {
      name: 'elastic-api-key',
      keys: ['apiKey', 'id'],
      optional: true,
      namedBy: 'authentication.apiKeySecret',
      note: 'Looks swapped in the template: the ID of the API key is read from `apiKey` and the key itself from `id`, while the comment in the values names `id` and `key`; prefer user and password.',
    },
  ],
  annotations: [],
  environment: [
    {
      name: 'ELASTICSEARCH_ADDRESS',
      source: '`externalElasticStack.elasticsearchAddress` when the external stack is enabled',
      meaning: 'Address of Elasticsearch.',
      default: 'http://elasticsearch-master.<release namespace>.svc.cluster.local:9200',
    },
    {
      name: 'ELASTICSEARCH_INDEX_PREFIX',
      source: '`indexPrefix`',
      meaning: 'First part of the index name.',
      default: 'scbv2',
    },
    {
      name: 'ELASTICSEARCH_INDEX_SUFFIX',
      source: '`indexSuffix`',
      meaning: 'Date pattern at its end.',
      default: 'yyyy-MM-dd',
    },
    {
      name: 'ELASTICSEARCH_INDEX_APPEND_NAMESPACE',
      source: '`indexAppendNamespace`',
      meaning: 'Any text except an empty one puts the namespace into the index name, even `false`.',
      default: 'false',
    },
    {name: 'ELASTICSEARCH_USERNAME', source: 'key `username` of the user Secret', meaning: 'User of Elasticsearch.'},
    {name: 'ELASTICSEARCH_PASSWORD', source: 'key `password` of the user Secret', meaning: 'Password of that user.'},
    {name: 'ELASTICSEARCH_APIKEY_ID', source: 'key `apiKey` of the API key Secret', meaning: 'ID of the API key.'},
    {name: 'ELASTICSEARCH_APIKEY', source: 'key `id` of the API key Secret', meaning: 'The API key itself.'},
  ],
  labels: {type: 'Structured'},
  serviceAccount: 'scan-completion-hook',
  related: ['/docs/hooks/azure-monitor', '/docs/hooks/defectdojo', '/docs/how-tos/persistence-storage'],
};
