import type {Hook} from '../types';

const notInChart = 'The chart has no such value.';

export const dependencyTrack: Hook = {
  id: 'dependency-track',
  title: 'Dependency-Track',
  summary:
    'Uploads CycloneDX SBOMs from SBOM scans to OWASP Dependency-Track and creates missing projects there; it ignores all other scans.',
  category: 'persistenceProvider',
  tags: ['dependencytrack', 'sbom', 'cyclonedx', 'software bill of materials', 'supply chain', 'owasp', 'persistence'],
  state: 'developing',
  hookType: 'ReadOnly',
  priority: '0',
  chart: {
    name: 'persistence-dependencytrack',
    values: [
      {
        key: 'dependencytrack.url',
        default: 'http://dependency-track-backend.default.svc',
        meaning: 'Base URL of the API server, not of the web interface; a slash at the end is dropped.',
      },
      {
        key: 'dependencytrack.authentication.userSecret',
        default: 'dependencytrack-credentials',
        meaning: 'Name of the Secret with the API key.',
      },
      {
        key: 'dependencytrack.authentication.apiKeyKey',
        default: 'apikey',
        meaning: 'Key of that Secret under which the API key is stored.',
      },
    ],
    ignores: [
      {
        key: 'hook.image.pullPolicy',
        reason: 'The value exists with the default `IfNotPresent`, but the template never uses it.',
      },
      {key: 'hook.extraVolumes', reason: notInChart},
      {key: 'hook.extraVolumeMounts', reason: notInChart},
      {key: 'hook.env', reason: notInChart},
    ],
  },
  images: [
    {role: 'hook', repository: 'docker.io/securecodebox/hook-persistence-dependencytrack', tag: 'chart version'},
  ],
  secrets: [
    {
      name: 'dependencytrack-credentials',
      keys: ['apikey'],
      optional: false,
      namedBy: 'dependencytrack.authentication.userSecret',
      create: 'kubectl create secret generic dependencytrack-credentials --from-literal="apikey=NoEs..."',
      note: 'The key must belong to a team with `PORTFOLIO_MANAGEMENT` or `PROJECT_CREATION_UPLOAD`, and with `BOM_UPLOAD`.',
    },
  ],
  annotations: [
    {
      name: 'dependencytrack.securecodebox.io/project-name',
      meaning: 'Project that receives the SBOM.',
      default: 'image name of the main component with registry and path, without tag and digest',
    },
    {
      name: 'dependencytrack.securecodebox.io/project-version',
      meaning: 'Version of that project.',
      default: 'tag of the image, otherwise its digest with `sha256:` in front, otherwise `latest`',
    },
  ],
  environment: [
    {name: 'DEPENDENCYTRACK_URL', source: '`dependencytrack.url`', meaning: 'Base URL of the API server.'},
    {name: 'DEPENDENCYTRACK_APIKEY', source: 'key `apikey` of the Secret', meaning: 'Sent in the header `X-API-Key`.'},
  ],
  labels: {type: 'Structured'},
  serviceAccount: 'scan-completion-hook',
  related: ['/docs/scanners/trivy-sbom', '/docs/auto-discovery/overview'],
};
