import type {HelmValue} from '../types';

/**
 * The values that the hook charts share. A chart whose default or effect differs lists the key again in its own
 * `chart.values`; a chart that does not read a key says so in `chart.ignores`.
 */
export const commonHookValues: readonly HelmValue[] = [
  {
    key: 'imagePullSecrets',
    default: '[]',
    meaning: 'Secrets with which the hook pod pulls its image from a private registry.',
  },
  {
    key: 'nameOverride',
    default: '""',
    meaning:
      'Replaces the chart part in the name of the hook object; most charts read it without listing it in their values.',
  },
  {
    key: 'fullnameOverride',
    default: '""',
    meaning:
      'Replaces the whole name of the hook object; without it the name is `<release>-<chart>`, or the release name alone if that contains the chart name, cut to 63 characters.',
  },
  {
    key: 'hook.image.repository',
    default: 'docker.io/securecodebox/hook-<name>',
    meaning: 'Image of the hook without its tag.',
  },
  {
    key: 'hook.image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Tag of the hook image; without a value the chart version is used.',
  },
  {
    key: 'hook.image.pullPolicy',
    default: 'IfNotPresent',
    meaning:
      'When the node pulls the hook image; of all hook charts only `persistence-defectdojo` and `notification` act on it.',
  },
  {
    key: 'hook.labels',
    default: '{}',
    meaning:
      'Labels added to the ScanCompletionHook, which a `hookSelector` can use; set one label only, because the template puts every further one at the root of the manifest instead of below `metadata.labels`.',
  },
  {
    key: 'hook.priority',
    default: '0',
    meaning: 'Position among the hooks of a scan: the higher the number, the earlier the hook runs.',
  },
  {
    key: 'hook.ttlSecondsAfterFinished',
    type: 'int',
    default: 'null',
    meaning:
      'Seconds after which the TTL controller of Kubernetes deletes a finished hook Job; without a value the Job stays.',
  },
  {
    key: 'hook.affinity',
    default: '{}',
    meaning: 'Affinity of the hook pod; a Scan that sets `spec.affinity` replaces it.',
  },
  {
    key: 'hook.tolerations',
    default: '[]',
    meaning: 'Tolerations of the hook pod; a Scan that sets `spec.tolerations` replaces them.',
  },
  {
    key: 'hook.resources',
    default: '{}',
    meaning:
      'Requests and limits of the hook container; an empty map means requests of 200m CPU and 100Mi memory with limits of 400m and 200Mi, and any value replaces all four, so give requests and limits together.',
  },
  {
    key: 'hook.extraVolumes',
    default: '[]',
    meaning: 'Volumes added to the hook pod; the chart `persistence-dependencytrack` has no such value.',
  },
  {
    key: 'hook.extraVolumeMounts',
    default: '[]',
    meaning: 'Mounts added to the hook container; the chart `persistence-dependencytrack` has no such value.',
  },
  {
    key: 'hook.env',
    default: '[]',
    meaning:
      'Environment variables added to the hook container, with `value` or `valueFrom`; the chart `persistence-dependencytrack` has no such value.',
  },
];

/** For charts that neither list `hook.image.pullPolicy` nor use it in their template. */
export const noPullPolicy = {
  key: 'hook.image.pullPolicy',
  reason: 'The chart has no such value and its template sets no pull policy.',
} as const;
