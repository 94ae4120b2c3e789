import type {HelmValue} from '../../types';

/** Values of the operator chart that decide where result files are stored. */
export const operatorStorageValues: readonly HelmValue[] = [
  {
    key: 'minio.enabled',
    type: 'bool',
    default: 'true',
    meaning: 'Installs MinIO and stores results there; only `false` makes the operator use the values below `s3`.',
  },
  {
    key: 'minio.tls.enabled',
    type: 'bool',
    default: 'false',
    meaning: 'Encrypts the connections to MinIO.',
  },
  {
    key: 'minio.defaultBuckets',
    type: 'string',
    default: 'securecodebox',
    meaning: 'Bucket that MinIO creates and the operator uses; give a single name.',
  },
  {
    key: 'minio.resources.requests.memory',
    type: 'string',
    default: '256Mi',
    meaning: 'Memory reserved for MinIO.',
  },
  {
    key: 'minio.auth.rootUser',
    type: 'string',
    default: 'admin',
    meaning: 'Administrator of MinIO and access key of the operator; change it before you install.',
  },
  {
    key: 'minio.auth.rootPassword',
    type: 'string',
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
    type: 'bool',
    default: 'false',
    meaning:
      'Has no effect of its own, because the templates look at `minio.enabled` alone; set it to document your choice.',
  },
  {
    key: 's3.tls.enabled',
    type: 'bool',
    default: 'true',
    meaning: 'Uses HTTPS for the connection to the bucket.',
  },
  {
    key: 's3.endpoint',
    type: 'string',
    default: 'fra1.digitaloceanspaces.com',
    meaning: 'Host name of the storage service, without scheme and bucket.',
  },
  {
    key: 's3.bucket',
    type: 'string',
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
    type: 'string',
    default: 'access-secret-key',
    meaning: 'How the operator logs in: `access-secret-key` or the experimental `aws-irsa`.',
  },
  {
    key: 's3.keySecret',
    type: 'string',
    default: 'my-secret',
    meaning:
      'Secret with access key and secret key in the namespace of the operator; used with `access-secret-key` only.',
  },
  {
    key: 's3.secretAttributeNames.accesskey',
    type: 'string',
    default: 'accesskey',
    meaning: 'Key of that Secret under which the access key is stored.',
  },
  {
    key: 's3.secretAttributeNames.secretkey',
    type: 'string',
    default: 'secretkey',
    meaning: 'Key of that Secret under which the secret key is stored.',
  },
  {
    key: 's3.awsStsEndpoint',
    type: 'string',
    default: 'https://sts.amazonaws.com',
    meaning: 'Address of the AWS token service for `aws-irsa`; prefer the one of your region.',
  },
  {
    key: 's3.urlTemplate',
    type: 'string',
    default: 'scan-{{ .Scan.UID }}/{{ .Filename }}',
    meaning: 'Go template for the path of each file in the bucket; it holds for MinIO as well.',
  },
];
