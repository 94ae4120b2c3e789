import type {HelmValue} from '../../types';

/** Values of the chart persistence-elastic. */
export const elasticValues: readonly HelmValue[] = [
  {
    key: 'indexPrefix',
    type: 'string',
    default: 'scbv2',
    meaning:
      'First part of every index name, in lowercase letters; with another one you need your own index pattern in Kibana.',
  },
  {
    key: 'indexSuffix',
    type: 'string',
    default: '“yyyy-MM-dd”',
    meaning:
      'Date pattern of Luxon for the end of the index name; set it yourself, because the curly quotation marks of the default become part of the name.',
  },
  {
    key: 'indexAppendNamespace',
    type: 'bool',
    default: 'true',
    meaning:
      'Puts the namespace into the index name; `false` arrives as a non-empty text and changes nothing, only `""` switches it off.',
  },
  {
    key: 'externalElasticStack.enabled',
    type: 'bool',
    default: 'false',
    meaning:
      'Uses your own Elasticsearch and Kibana; it does not switch off the bundled ones, so set `elasticsearch.enabled` and `kibana.enabled` to `false` too.',
  },
  {
    key: 'externalElasticStack.elasticsearchAddress',
    type: 'string',
    default: 'https://elasticsearch.example.com',
    meaning: 'Address of your own Elasticsearch.',
  },
  {
    key: 'externalElasticStack.kibanaAddress',
    type: 'string',
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
    type: 'bool',
    default: 'true',
    meaning: 'Installs the bundled Elasticsearch.',
  },
  {
    key: 'elasticsearch.replicas',
    type: 'int',
    default: '1',
    meaning: 'Number of Elasticsearch pods.',
  },
  {
    key: 'elasticsearch.minimumMasterNodes',
    type: 'int',
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
    type: 'bool',
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
    type: 'bool',
    default: 'true',
    meaning:
      'Runs the Job that imports sample dashboards; it sends no credentials, so switch it off for a protected Kibana.',
  },
  {
    key: 'dashboardImporter.image.repository',
    type: 'string',
    default: 'securecodebox/persistence-elastic-dashboard-importer',
    meaning: 'Image of that Job without its tag.',
  },
  {
    key: 'dashboardImporter.image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Tag of that image; without a value the chart version is used.',
  },
  {key: 'nameOverride', type: 'string', default: '""', meaning: 'Replaces the chart part in the names of the objects.'},
  {key: 'fullnameOverride', type: 'string', default: '""', meaning: 'Replaces the whole name of the objects.'},
];

/** Listed in the chart, read by no template. The keys below `hook` are the ones that work. */
export const unusedElasticValues: readonly HelmValue[] = [
  {key: 'podSecurityContext', type: 'map', default: '{}', meaning: 'Has no effect, because no template reads it.'},
  {key: 'securityContext', type: 'map', default: '{}', meaning: 'Has no effect, because no template reads it.'},
  {key: 'resources', type: 'map', default: '{}', meaning: 'Has no effect; use `hook.resources`.'},
  {key: 'nodeSelector', type: 'map', default: '{}', meaning: 'Has no effect, because no template reads it.'},
  {key: 'tolerations', type: 'list', default: '[]', meaning: 'Has no effect; use `hook.tolerations`.'},
  {key: 'affinity', type: 'map', default: '{}', meaning: 'Has no effect; use `hook.affinity`.'},
];
