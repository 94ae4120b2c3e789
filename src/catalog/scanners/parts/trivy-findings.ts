import type {FindingAttribute, FindingKind} from '../../types';

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

export const trivyFindings: readonly FindingKind[] = [
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
];

export const trivyAttributes: readonly FindingAttribute[] = [
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
];
