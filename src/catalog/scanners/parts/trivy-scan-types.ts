import type {ScanTypeEntry} from '../../types';

const resultLocation = '/home/securecodebox/trivy-results.json';
const result = {resultType: 'trivy-json', resultLocation} as const;

/** Inserted while `trivyDatabaseCache.enabled` is true, which is the default. */
const cacheArguments = ['--server', 'http://trivy-database.<release namespace>.svc:8080'];

const cached = (subcommand: string): readonly string[] => [
  'trivy',
  subcommand,
  '--no-progress',
  ...cacheArguments,
  '--format',
  'json',
  '--output',
  resultLocation,
];

const withoutCache = 'Without the database cache the command has no `--server`.';

export const trivyScanTypes: readonly ScanTypeEntry[] = [
  {
    name: 'trivy-image',
    purpose: 'Choose it for a container image, named with its tag or digest.',
    command: cached('image'),
    ...result,
    installedByDefault: true,
    note: `It ignores \`scanner.suspend\`. ${withoutCache}`,
  },
  {
    name: 'trivy-image-autodiscovery',
    purpose: 'Choose it for images that auto-discovery finds in the cluster, from private registries too.',
    command: cached('image'),
    ...result,
    installedByDefault: false,
    note: 'It exists with `createAutoDiscoveryScanType` only, runs as the service account `trivy-autodiscovery` and ignores `scanner.nodeSelector`. The database cache serves it too.',
  },
  {
    name: 'trivy-filesystem',
    purpose: 'Choose it for a directory that a volume and an init container put into the pod.',
    command: cached('filesystem'),
    ...result,
    installedByDefault: true,
    note: `It ignores \`scanner.podSecurityContext\` and \`scanner.nodeSelector\`. ${withoutCache}`,
  },
  {
    name: 'trivy-repo',
    purpose: 'Choose it for a Git repository, named with its URL.',
    command: cached('repo'),
    ...result,
    installedByDefault: true,
    note: `It ignores \`scanner.podSecurityContext\` and \`scanner.nodeSelector\`. ${withoutCache}`,
  },
  {
    name: 'trivy-k8s',
    purpose: 'Choose it for the cluster that the scan runs in.',
    command: ['trivy', 'k8s', '--no-progress', '--format', 'json', '--report', 'all', '--output', resultLocation],
    ...result,
    installedByDefault: true,
    note: 'It runs as the service account `trivy-k8s`, never uses the database cache, and ignores `scanner.suspend`, `scanner.podSecurityContext` and `scanner.nodeSelector`.',
  },
];
