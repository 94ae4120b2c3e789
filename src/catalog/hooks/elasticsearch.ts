import {noPullPolicy} from '../charts/common-hook-values';
import type {HelmValue, Hook} from '../types';

/** Values of the chart persistence-elastic. */
const elasticValues: readonly HelmValue[] = [
  {
    key: 'indexPrefix',
    default: 'scbv2',
    meaning:
      'First part of every index name, in lowercase letters; with another one you need your own index pattern in Kibana.',
  },
  {
    key: 'indexSuffix',
    default: '“yyyy-MM-dd”',
    meaning:
      'Date pattern of Luxon for the end of the index name; set it yourself, because the curly quotation marks of the default become part of the name.',
  },
  {
    key: 'indexAppendNamespace',
    default: 'true',
    meaning:
      'Puts the namespace into the index name; `false` arrives as a non-empty text and changes nothing, only `""` switches it off.',
  },
  {
    key: 'externalElasticStack.enabled',
    default: 'false',
    meaning:
      'Uses your own Elasticsearch and Kibana; it does not switch off the bundled ones, so set `elasticsearch.enabled` and `kibana.enabled` to `false` too.',
  },
  {
    key: 'externalElasticStack.elasticsearchAddress',
    default: 'https://elasticsearch.example.com',
    meaning: 'Address of your own Elasticsearch.',
  },
  {
    key: 'externalElasticStack.kibanaAddress',
    default: 'https://kibana.example.com',
    meaning: 'Address of your own Kibana, into which the dashboards are imported.',
  },
  {
    key: 'authentication.userSecret',
    type: 'string',
    default: 'null',
    meaning: 'Name of a Secret with `username` and `password`; wins over the API key.',
  },
  {
    key: 'authentication.apiKeySecret',
    type: 'string',
    default: 'null',
    meaning: 'Name of a Secret with an API key; its two keys look swapped in the template, so prefer a user.',
  },
  {
    key: 'elasticsearch.enabled',
    default: 'true',
    meaning: 'Installs the bundled Elasticsearch.',
  },
  {
    key: 'elasticsearch.replicas',
    default: '1',
    meaning: 'Number of Elasticsearch pods.',
  },
  {
    key: 'elasticsearch.minimumMasterNodes',
    default: '1',
    meaning: 'Sets `discovery.zen.minimum_master_nodes`, which Elasticsearch 7 and later ignore.',
  },
  {
    key: 'elasticsearch.*',
    type: 'map',
    default: 'subchart defaults',
    meaning: 'Any other value of the chart elasticsearch 7.17.3.',
  },
  {
    key: 'kibana.enabled',
    default: 'true',
    meaning: 'Installs the bundled Kibana.',
  },
  {
    key: 'kibana.*',
    type: 'map',
    default: 'subchart defaults',
    meaning: 'Any other value of the chart kibana 7.17.3.',
  },
  {
    key: 'dashboardImporter.enabled',
    default: 'true',
    meaning:
      'Runs the Job that imports sample dashboards; it sends no credentials, so switch it off for a protected Kibana.',
  },
  {
    key: 'dashboardImporter.image.repository',
    default: 'securecodebox/persistence-elastic-dashboard-importer',
    meaning: 'Image of that Job without its tag.',
  },
  {
    key: 'dashboardImporter.image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Tag of that image; without a value the chart version is used.',
  },
  {key: 'nameOverride', default: '""', meaning: 'Replaces the chart part in the names of the objects.'},
  {key: 'fullnameOverride', default: '""', meaning: 'Replaces the whole name of the objects.'},
];

/** Listed in the chart, read by no template. The keys below `hook` are the ones that work. */
const unusedElasticValues: readonly HelmValue[] = [
  {key: 'podSecurityContext', default: '{}', meaning: 'Has no effect, because no template reads it.'},
  {key: 'securityContext', default: '{}', meaning: 'Has no effect, because no template reads it.'},
  {key: 'resources', default: '{}', meaning: 'Has no effect; use `hook.resources`.'},
  {key: 'nodeSelector', default: '{}', meaning: 'Has no effect, because no template reads it.'},
  {key: 'tolerations', default: '[]', meaning: 'Has no effect; use `hook.tolerations`.'},
  {key: 'affinity', default: '{}', meaning: 'Has no effect; use `hook.affinity`.'},
];

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
    mustSet: [
      {
        key: 'indexSuffix',
        example: 'yyyy-MM-dd',
        reason: 'The default has curly quotation marks, which end up in the name of every index.',
      },
    ],
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
      note: 'Looks swapped in the template: the ID of the API key is read from `apiKey` and the key itself from `id`; prefer user and password.',
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
