import type {Chart, HelmValue} from '../types';

/** Values of the operator chart that decide where result files are stored. */
const operatorStorageValues: readonly HelmValue[] = [
  {
    key: 'minio.enabled',
    default: 'true',
    meaning: 'Installs MinIO and stores results there; only `false` makes the operator use the values below `s3`.',
  },
  {
    key: 'minio.tls.enabled',
    default: 'false',
    meaning: 'Encrypts the connections to MinIO.',
  },
  {
    key: 'minio.defaultBuckets',
    default: 'securecodebox',
    meaning: 'Bucket that MinIO creates and the operator uses; give a single name.',
  },
  {
    key: 'minio.resources.requests.memory',
    default: '256Mi',
    meaning: 'Memory reserved for MinIO.',
  },
  {
    key: 'minio.auth.rootUser',
    default: 'admin',
    meaning: 'Administrator of MinIO and access key of the operator; change it before you install.',
  },
  {
    key: 'minio.auth.rootPassword',
    default: 'password',
    meaning: 'Password of that administrator and secret key of the operator; change it before you install.',
  },
  {
    key: 'minio.*',
    type: 'any',
    default: 'subchart defaults',
    meaning:
      'Any other value of the Bitnami chart minio 15.0.2, for example `persistence.size` (8Gi), `persistence.storageClass`, `persistence.enabled` or `mode` (standalone).',
  },
  {
    key: 's3.enabled',
    default: 'false',
    meaning:
      'Has no effect of its own, because the templates look at `minio.enabled` alone; set it to document your choice.',
  },
  {
    key: 's3.tls.enabled',
    default: 'true',
    meaning: 'Uses HTTPS for the connection to the bucket.',
  },
  {
    key: 's3.endpoint',
    default: 'fra1.digitaloceanspaces.com',
    meaning: 'Host name of the storage service, without scheme and bucket.',
  },
  {
    key: 's3.bucket',
    default: 'my-bucket',
    meaning: 'Bucket for result files, which you must create beforehand.',
  },
  {
    key: 's3.port',
    type: 'string',
    default: 'null',
    meaning:
      'Port of the service if it is not 443; write it with two kinds of quotation marks, as in `\'"9000"\'`, because Kubernetes refuses the Deployment otherwise.',
  },
  {
    key: 's3.authType',
    default: 'access-secret-key',
    meaning: 'How the operator logs in: `access-secret-key` or the experimental `aws-irsa`.',
  },
  {
    key: 's3.keySecret',
    default: 'my-secret',
    meaning:
      'Secret with access key and secret key in the namespace of the operator; used with `access-secret-key` only.',
  },
  {
    key: 's3.secretAttributeNames.accesskey',
    default: 'accesskey',
    meaning: 'Key of that Secret under which the access key is stored.',
  },
  {
    key: 's3.secretAttributeNames.secretkey',
    default: 'secretkey',
    meaning: 'Key of that Secret under which the secret key is stored.',
  },
  {
    key: 's3.awsStsEndpoint',
    default: 'https://sts.amazonaws.com',
    meaning: 'Address of the AWS token service for `aws-irsa`; prefer the one of your region.',
  },
  {
    key: 's3.urlTemplate',
    default: 'scan-{{ .Scan.UID }}/{{ .Filename }}',
    meaning: 'Go template for the path of each file in the bucket; it holds for MinIO as well.',
  },
];

const deploymentValues: readonly HelmValue[] = [
  {
    key: 'telemetryEnabled',
    default: 'true',
    meaning:
      'Sends an anonymous usage report once a day, the first one an hour after the start; `false` switches it off.',
  },
  {
    key: 'imagePullSecrets',
    default: '[]',
    meaning: 'Secrets with which the operator pod pulls its image from a private registry.',
  },
  {
    key: 'image.repository',
    default: 'docker.io/securecodebox/operator',
    meaning: 'Image of the operator without its tag.',
  },
  {
    key: 'image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Tag of the operator image; without a value the chart version is used.',
  },
  {
    key: 'image.pullPolicy',
    default: 'IfNotPresent',
    meaning: 'When the node pulls the operator image: `Always`, `IfNotPresent` or `Never`.',
  },
  {
    key: 'customCACertificate',
    default: '{existingCertificate: null, certificate: public.crt}',
    meaning:
      'Certificate authority of your own that operator, lurker, parsers and hooks trust; scanners do not get it.',
  },
  {
    key: 'customCACertificate.existingCertificate',
    type: 'string',
    default: 'null',
    meaning:
      'Name of a ConfigMap with that certificate; it must exist in the namespace of the operator and in each one with scans.',
  },
  {
    key: 'customCACertificate.certificate',
    default: 'public.crt',
    meaning: 'Key in that ConfigMap, which is also the name of the file below `/etc/ssl/certs/`.',
  },
  {
    key: 'serviceAccount.name',
    default: 'securecodebox-operator',
    meaning: 'Account under which the operator runs.',
  },
  {
    key: 'serviceAccount.annotations',
    default: '{}',
    meaning: 'Annotations of that account, for example the role for AWS IRSA.',
  },
  {
    key: 'serviceAccount.labels',
    default: '{}',
    meaning: 'Labels of that account.',
  },
  {
    key: 'securityContext',
    type: 'map',
    default: 'see the keys below it',
    meaning: 'Security context of the operator container.',
  },
  {
    key: 'securityContext.runAsNonRoot',
    default: 'true',
    meaning: 'Refuses to start the container as root.',
  },
  {
    key: 'securityContext.readOnlyRootFilesystem',
    default: 'true',
    meaning: 'Makes the root file system of the container read-only.',
  },
  {
    key: 'securityContext.allowPrivilegeEscalation',
    default: 'false',
    meaning: 'Whether a process may gain more privileges than its parent.',
  },
  {
    key: 'securityContext.privileged',
    default: 'false',
    meaning: 'Whether the container runs privileged.',
  },
  {
    key: 'securityContext.capabilities.drop[0]',
    default: 'all',
    meaning: 'Takes all Linux capabilities from the container.',
  },
  {
    key: 'podSecurityContext',
    default: '{}',
    meaning: 'Security context of the operator pod.',
  },
  {
    key: 'nodeSelector',
    default: '{}',
    meaning: 'Node labels that the operator pod asks for; there are no values for affinity and tolerations.',
  },
  {
    key: 'metrics.serviceMonitor.enabled',
    default: 'false',
    meaning: 'Creates a ServiceMonitor, for which the cluster needs the Prometheus operator.',
  },
  {
    key: 'lurker.image.repository',
    default: 'docker.io/securecodebox/lurker',
    meaning: 'Image of the sidecar that uploads raw results.',
  },
  {
    key: 'lurker.image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Tag of the lurker image; without a value the chart version is used.',
  },
  {
    key: 'lurker.image.pullPolicy',
    default: 'IfNotPresent',
    meaning: 'When nodes pull the lurker image.',
  },
  {
    key: 'resources.limits.cpu',
    default: '100m',
    meaning: 'Most CPU time that the operator gets.',
  },
  {
    key: 'resources.limits.memory',
    default: '30Mi',
    meaning: 'Most memory that the operator gets; raise it when a cluster holds very many objects.',
  },
  {
    key: 'resources.requests.cpu',
    default: '100m',
    meaning: 'CPU time reserved for the operator.',
  },
  {
    key: 'resources.requests.memory',
    default: '20Mi',
    meaning: 'Memory reserved for the operator.',
  },
  {
    key: 'presignedUrlExpirationTimes.scanners',
    default: '12h',
    meaning: 'How long a scan may upload its report; it must be longer than your longest scan.',
  },
  {
    key: 'presignedUrlExpirationTimes.parsers',
    default: '1h',
    meaning: 'How long the links work that a parser gets.',
  },
  {
    key: 'presignedUrlExpirationTimes.hooks',
    default: '1h',
    meaning: 'How long the links work that a hook gets.',
  },
  {
    key: 'allowIstioSidecarInjectionInJobs',
    default: 'false',
    meaning:
      'Value of the annotation `sidecar.istio.io/inject` on the pods of all jobs; with `true` and Istio a Job may never end.',
  },
];

/** The operator with its custom resource definitions and a bundled MinIO. One installation per cluster. */
export const operator: Chart = {
  name: 'operator',
  release: 'securecodebox-operator',
  namespace: 'securecodebox-system',
  note: 'Install it once per cluster and keep the release name: the address of the bundled MinIO is made from it, and its cluster roles have fixed names.',
  values: [...deploymentValues, ...operatorStorageValues],
  subcharts: [
    {
      name: 'minio',
      version: '15.0.2',
      repository: 'https://charts.bitnami.com/bitnami',
      condition: 'minio.enabled',
    },
  ],
};
