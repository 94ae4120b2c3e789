import type {FindingKind, Scanner} from '../types';
import {readOnlyRootOff, runAsNonRootOff, shipsNoRules} from './common';

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

const severity =
  '`CRITICAL` and `HIGH` give HIGH, `MEDIUM` gives MEDIUM, `LOW` gives LOW, `UNKNOWN` gives INFORMATIONAL';

/** Title of the vulnerability; without one, `Vulnerability in Dependency <pkg> (<installed version>)`. */
const name = '<title>';

const packageVulnerability = (kind: string, foundIn: string): FindingKind => ({
  category: `${kind} Package Vulnerability`,
  name,
  severity,
  when: `For vulnerabilities found in ${foundIn}.`,
});

const notCluster = 'trivy-image, trivy-image-autodiscovery, trivy-filesystem, trivy-repo';

export const trivy: Scanner = {
  id: 'trivy',
  title: 'Trivy',
  summary: 'Checks container images, directories and Git repositories for known vulnerabilities, and audits clusters.',
  category: 'container',
  targets: ['container-image', 'source-code', 'cluster'],
  tags: [
    'container',
    'container image',
    'container image vulnerabilities',
    'image scan',
    'vulnerabilities',
    'cve',
    'dependencies',
    'software composition analysis',
    'repository',
    'filesystem',
    'kubernetes',
    'kubernetes misconfiguration',
    'misconfiguration',
  ],
  tool: {
    name: 'Trivy',
    homepage: 'https://trivy.dev',
    docs: 'https://aquasecurity.github.io/trivy/',
    repository: 'https://github.com/aquasecurity/trivy',
    license: 'Apache-2.0',
  },
  toolVersion: '0.61.1',
  chart: {
    name: 'trivy',
    values: [
      {
        key: 'kubeauditScope',
        default: 'cluster',
        meaning:
          'Decides what `trivy-k8s` may read: `cluster` binds its service account to `cluster-admin`, `namespace` to a Role with read access in the namespace of the release, any other value to nothing. Only one release of a cluster can have `cluster`, because it makes objects of fixed names: use `namespace` from the second on.',
      },
      {
        key: 'trivyDatabaseCache.enabled',
        default: 'true',
        meaning:
          'Runs one Trivy server that keeps the vulnerability database and makes the scans its clients; `trivy-k8s` never uses it.',
      },
      {
        key: 'trivyDatabaseCache.replicas',
        default: '1',
        meaning: 'Sets how many of these servers run.',
      },
      {
        key: 'createAutoDiscoveryScanType',
        default: 'false',
        meaning:
          'Adds the scan type `trivy-image-autodiscovery` with a service account of its own, for images of public and private registries.',
      },
      {
        key: 'scanner.image.repository',
        default: 'docker.io/aquasec/trivy',
        meaning: 'Differs from the shared default: the chart runs the official image of the tool, the cache too.',
      },
      runAsNonRootOff,
      readOnlyRootOff,
    ],
    ignores: [
      {
        key: 'scanner.podSecurityContext',
        reason: 'The scan types `trivy-filesystem`, `trivy-repo` and `trivy-k8s` ignore it.',
      },
      {key: 'scanner.nodeSelector', reason: 'Every scan type but `trivy-image` ignores it.'},
      {key: 'scanner.suspend', reason: 'The scan types `trivy-image` and `trivy-k8s` ignore it.'},
      shipsNoRules,
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/aquasec/trivy',
      tag: '0.61.1',
      note: 'This is the official image of the tool.',
    },
    {
      role: 'cache',
      repository: 'docker.io/aquasec/trivy',
      tag: '0.61.1',
      note: 'It runs the Deployment `trivy-database` and follows `scanner.image`.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-trivy', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64', 'linux/ppc64le', 'linux/s390x'],
  scanTypes: [
    {
      name: 'trivy-image',
      purpose: 'Choose it for a container image, named with its tag or digest.',
      command: cached('image'),
      ...result,
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
      note: `It ignores \`scanner.podSecurityContext\` and \`scanner.nodeSelector\`. ${withoutCache}`,
    },
    {
      name: 'trivy-repo',
      purpose: 'Choose it for a Git repository, named with its URL.',
      command: cached('repo'),
      ...result,
      note: `It ignores \`scanner.podSecurityContext\` and \`scanner.nodeSelector\`. ${withoutCache}`,
    },
    {
      name: 'trivy-k8s',
      purpose: 'Choose it for the cluster that the scan runs in.',
      command: ['trivy', 'k8s', '--no-progress', '--format', 'json', '--report', 'all', '--output', resultLocation],
      ...result,
      note: 'It runs as the service account `trivy-k8s`, never uses the database cache, and ignores `scanner.suspend`, `scanner.podSecurityContext` and `scanner.nodeSelector`.',
    },
  ],
  parameters: [
    {
      flag: '--severity HIGH,CRITICAL',
      meaning: 'Reports these severities only. Put it before the target.',
      default: 'all',
    },
    {
      flag: '--vuln-type os|library',
      meaning: 'Reports one kind of package only. Trivy calls the flag `--pkg-types` since version 0.54.',
      default: 'os,library',
    },
    {
      flag: '--skip-update',
      meaning: 'Is an outdated name: Trivy now calls it `--skip-db-update`. It leaves the database as it is.',
      default: 'off',
    },
    {
      flag: '--ignore-unfixed',
      meaning: 'Hides vulnerabilities for which there is no fix.',
      default: 'off',
    },
    {
      flag: '--scanners misconfig',
      meaning:
        'Chooses what to look for. With `trivy-k8s` use `vuln,misconfig`: the parser cannot read a report that lists secrets.',
      default: 'default of the tool',
    },
    {
      flag: '--include-namespaces NAME',
      meaning: 'Restricts `trivy-k8s` to namespaces.',
      default: 'all',
    },
    {flag: '--debug', meaning: 'Logs everything.', default: 'off'},
    {
      flag: '--exclude-namespaces / --include-kinds / --exclude-kinds',
      meaning: 'Narrow further what `trivy-k8s` examines.',
    },
    {flag: '--skip-images', meaning: 'Makes `trivy-k8s` leave images out.', default: 'off'},
    {
      flag: '--disable-node-collector',
      meaning: 'Keeps `trivy-k8s` from starting jobs on the nodes.',
      default: 'off',
    },
    {
      flag: 'cluster (positional)',
      meaning:
        'Is out of date: since Trivy 0.51 the word after the flags of `trivy-k8s` names a kubeconfig context. Leave it out.',
    },
  ],
  target:
    'One image, path or repository URL, as the scan type asks for; `trivy-k8s` takes none and examines its own cluster.',
  privileges:
    'The scan type `trivy-k8s` gets `cluster-admin`, unless `kubeauditScope` says otherwise; all of them may run as root.',
  findings: [
    {
      category: 'Image Vulnerability',
      name,
      severity,
      when: 'For every vulnerability that no other category of an image, filesystem or repository scan fits. Without a title the name is `Vulnerability in Dependency <pkg> (<installed version>)`.',
    },
    packageVulnerability('NPM', '`package-lock.json` or in the target `Node.js`'),
    packageVulnerability('Ruby', '`Gemfile.lock`'),
    packageVulnerability('Python', '`Pipfile.lock`'),
    packageVulnerability('Rust', '`Cargo.lock`'),
    packageVulnerability('PHP', '`Composer.lock`, with a capital C; the usual `composer.lock` does not count'),
    packageVulnerability('Go', '`go.sum`'),
    {
      category: 'Vulnerability',
      name: '<title>',
      severity,
      when: 'For every vulnerability of a `trivy-k8s` scan. Without a title the name is `Finding in Dependency <pkg> (<version>)`.',
    },
    {
      category: 'Misconfiguration',
      name: '<title>(<message>)',
      severity,
      when: 'For every failed check of a `trivy-k8s` scan; the message is there only when Trivy gives one.',
    },
  ],
  findingFields: [
    {
      key: 'location',
      meaning:
        'Holds `scb://trivy/?ArtifactName=` and the artifact; of `trivy-k8s`, `ClusterName`, `Namespace`, `Kind` and `Name`, without the empty ones of the first two.',
    },
    {key: 'osi_layer', meaning: 'Is `NOT_APPLICABLE`; `trivy-k8s` does not set it.'},
    {key: 'description', meaning: 'Holds the description of the vulnerability, or the message of the check.'},
    {
      key: 'mitigation',
      meaning:
        'Names the package and the version to update to, which reads `undefined` when there is no fix; of `trivy-k8s`, the resolution if there is one.',
    },
    {
      key: 'references',
      meaning:
        'Holds the CVE or NSWG id with its page, then the other URLs; of `trivy-k8s`, the primary URL and then the others.',
    },
  ],
  attributes: [
    {key: 'installedVersion', type: 'string', meaning: 'The version that is installed.'},
    {key: 'fixedVersion', type: 'string', meaning: 'The first version with the fix; it may be missing.'},
    {key: 'packageName', type: 'string', meaning: 'The package.'},
    {key: 'vulnerabilityId', type: 'string', meaning: 'The CVE, GHSA or NSWG id.', on: notCluster},
    {key: 'id', type: 'string', meaning: 'The id of the vulnerability or of the check.', on: 'trivy-k8s'},
    {key: 'references', type: 'list of string', meaning: 'The references as Trivy gives them.'},
    {
      key: 'foundIn',
      type: 'string',
      meaning: 'The lock file or part of the image; with `trivy-k8s` a text of target, class and type.',
    },
  ],
  cascadingRules: [],
  related: [
    '/docs/scanners/trivy-sbom',
    '/docs/auto-discovery/container-auto-discovery',
    '/docs/scanners/nuclei',
    '/docs/scanners/kubeaudit',
    '/docs/scanners/kube-hunter',
  ],
};
