import type {Chart} from '../types';
import {controllerPodValues} from './common-controller-values';

/** Scanner charts of the release for which this site has no page. Never link to one. */
export const scannerChartsWithoutPage: readonly Chart[] = [
  {
    name: 'test-scan',
    note: 'A dummy scanner that the integration tests of the product use.',
    values: [],
  },
  {
    name: 'typo3scan',
    note: 'Deprecated because its tool is no longer maintained; it leaves with version 5.',
    values: [],
    ignores: [{key: 'scanner.nameAppend', reason: 'The name of the ScanType is fixed.'}],
  },
];

/** The early version of auto-discovery for AWS ECS, which has no page. */
export const autoDiscoveryCloudAws: Chart = {
  name: 'auto-discovery-cloud-aws',
  note: 'An early version that watches containers in AWS ECS; expect changes.',
  mustSet: [
    {
      key: 'config.aws.queueUrl',
      example: 'https://sqs.eu-central-1.amazonaws.com/123456789012/securecodebox.fifo',
      reason: 'The controller reads its events from this queue.',
    },
    {key: 'config.aws.region', example: 'eu-central-1', reason: 'The queue is looked up in this region.'},
  ],
  values: [
    {
      key: 'image.repository',
      default: 'docker.io/securecodebox/auto-discovery-cloud-aws',
      meaning: 'Image of the controller without its tag.',
    },
    ...controllerPodValues,
    {
      key: 'config.aws.queueUrl',
      default: '""',
      meaning: 'Address of the SQS queue with the ECS events; the variable `SQS_QUEUE_URL` wins over it.',
    },
    {
      key: 'config.aws.region',
      default: '""',
      meaning: 'AWS region of the queue; the variable `AWS_REGION` wins over it.',
    },
    {
      key: 'config.kubernetes.scanConfigs',
      type: 'list',
      default: 'two entries: trivy with trivy-image and trivy-sbom with trivy-sbom-image',
      meaning: 'Scans for each image; the second entry also names project and version for Dependency-Track.',
    },
    {
      key: 'config.kubernetes.namespace',
      default: 'release namespace',
      meaning: 'Namespace of the ScheduledScans; the chart does not list it and grants rights in its own one only.',
    },
    {
      key: 'awsAuthentication.userSecret',
      default: 'aws-credentials',
      meaning: 'Secret with AWS credentials; not needed where an IAM role is available.',
    },
    {
      key: 'awsAuthentication.accessKeyIdKey',
      default: 'aws-access-key-id',
      meaning: 'Key of that Secret for the ID of the access key.',
    },
    {
      key: 'awsAuthentication.secretAccessKeyKey',
      default: 'aws-secret-access-key',
      meaning: 'Key of that Secret for the secret access key.',
    },
    {
      key: 'awsAuthentication.sessionTokenKey',
      default: 'aws-session-token',
      meaning: 'Key of that Secret for the session token.',
    },
  ],
};
