import type {HelmValue, Scanner} from '../types';
import {zapAttributes, zapFindingFields, zapFindings, zapRules} from './zap-common';
import {readOnlyRootOff, runAsNonRootOff} from './common';

const zapAdvancedValues: readonly HelmValue[] = [
  {
    key: 'zapConfiguration',
    default: '{}',
    meaning:
      'Holds the configuration of all scans, with the keys `global`, `contexts`, `apis`, `spiders` and `scanners`; files of a single scan are merged into it.',
  },
  {
    key: 'scanner.reportType',
    default: 'XML',
    meaning:
      'Sets the form of the report: `XML`, `XML-plus`, `JSON`, `JSON-plus`, `HTML`, `HTML-plus` or `MD`. All but the two XML forms miss the place where the result is collected.',
  },
  {
    key: 'scanner.envFrom',
    default: '[]',
    meaning: 'Takes environment variables of the client from ConfigMaps or Secrets.',
  },
  {
    key: 'scanner.extraVolumes',
    type: 'list',
    default:
      '[{name: zap-advanced-scantype-config, configMap: {name: zap-advanced-scantype-config, optional: true}}, {name: zap-scripts-authentication, configMap: {name: zap-scripts-authentication}}, {name: zap-scripts-session, configMap: {name: zap-scripts-session}}]',
    meaning: 'Holds the configuration and the bundled scripts. Your own list replaces it, so repeat these entries.',
  },
  {
    key: 'scanner.extraVolumeMounts',
    type: 'list',
    default:
      '[{name: zap-advanced-scantype-config, mountPath: /home/securecodebox/configs/1-zap-advanced-scantype.yaml, subPath: 1-zap-advanced-scantype.yaml, readOnly: true}]',
    meaning: 'Mounts the configuration into the client. Your own list replaces it, so repeat this entry.',
  },
  {
    key: 'zapContainer.image.repository',
    default: 'docker.io/zaproxy/zap-stable',
    meaning: 'Chooses the image of ZAP itself.',
  },
  {
    key: 'zapContainer.image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Pins the tag of that image; without a value it is the tool version.',
  },
  {
    key: 'zapContainer.image.pullPolicy',
    default: 'IfNotPresent',
    meaning: 'Decides when the node pulls that image.',
  },
  {
    key: 'zapContainer.resources',
    default: '{}',
    meaning: 'Sets requests and limits of the ZAP container.',
  },
  {
    key: 'zapContainer.env',
    default: '[]',
    meaning: 'Adds environment variables to the ZAP container.',
  },
  {
    key: 'zapContainer.envFrom',
    default: '[]',
    meaning: 'Takes environment variables of the ZAP container from ConfigMaps or Secrets.',
  },
  {
    key: 'zapContainer.extraVolumeMounts',
    type: 'list',
    default:
      '[{name: zap-scripts-authentication, mountPath: /home/zap/.ZAP_D/scripts/scripts/authentication/, readOnly: true}, {name: zap-scripts-session, mountPath: /home/zap/.ZAP_D/scripts/scripts/session/, readOnly: true}]',
    meaning: 'Mounts the bundled scripts into ZAP. Your own list replaces it, so repeat these entries.',
  },
  {
    key: 'zapContainer.securityContext',
    type: 'map',
    default:
      '{runAsNonRoot: false, readOnlyRootFilesystem: false, allowPrivilegeEscalation: false, privileged: false, capabilities: {drop: [all]}}',
    meaning: 'Sets the security context of the ZAP container.',
  },
  {
    key: 'zapContainer.extraContainers',
    type: 'list',
    default: 'null',
    meaning: 'Adds containers to the pod. The key is missing from the values of the chart, but its template reads it.',
  },
  {
    key: 'scanner.image.tag',
    type: 'string',
    default: 'null',
    meaning: 'Differs from the shared default: without a value the tag is the chart version, not the tool version.',
  },
  {
    key: 'parser.image.repository',
    default: 'docker.io/securecodebox/parser-zap',
    meaning: 'Differs from the shared default: the chart uses the parser of the chart `zap`.',
  },
  runAsNonRootOff,
  readOnlyRootOff,
  {
    key: 'cascadingRules.enabled',
    default: 'false',
    meaning: 'Installs the rules `zap-advanced-http` and `zap-advanced-https`.',
  },
];

export const zapAdvanced: Scanner = {
  id: 'zap-advanced',
  title: 'ZAP Advanced',
  summary: 'Controls ZAP with YAML files for logins, contexts and API imports. Deprecated: use its successor.',
  category: 'web',
  targets: ['web-application'],
  tags: [
    'web application',
    'authenticated scan',
    'authentication',
    'login',
    'dast',
    'api',
    'openapi',
    'owasp zap',
    'zed attack proxy',
    'oidc',
    'deprecated',
  ],
  deprecation: {
    reason: 'The Automation Framework of ZAP covers everything that this chart does.',
    successor: 'zap-automation-framework',
    removal: 'v5',
  },
  tool: {
    name: 'Zed Attack Proxy (ZAP), controlled by the secureCodeBox module zapclient',
    homepage: 'https://www.zaproxy.org/',
    docs: 'https://www.zaproxy.org/docs/',
    repository: 'https://github.com/zaproxy/zaproxy/',
    license: 'Apache-2.0',
  },
  toolVersion: '2.16.1',
  chart: {name: 'zap-advanced', values: zapAdvancedValues},
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/securecodebox/scanner-zap-advanced',
      tag: 'chart version',
      note: 'The client that controls ZAP. It is built for linux/amd64 only.',
    },
    {
      role: 'sidecar',
      repository: 'docker.io/zaproxy/zap-stable',
      tag: '2.16.1',
      note: 'ZAP itself, the official image of the tool.',
    },
    {
      role: 'parser',
      repository: 'docker.io/securecodebox/parser-zap',
      tag: 'chart version',
      note: 'The chart has no parser of its own and uses that of the chart `zap`.',
    },
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'zap-advanced-scan',
      purpose: 'Choose it only where you already have configuration files for it; it always attacks the target.',
      command: [
        'python3',
        '-m',
        'zapclient',
        '--report-type',
        'XML',
        '--zap-url',
        'localhost:8080',
        '--config-folder',
        '/home/securecodebox/configs/',
        '--output-folder',
        '/home/securecodebox/',
      ],
      resultType: 'zap-advanced-xml',
      resultLocation: '/home/securecodebox/zap-results.xml',
      note: 'The report type follows `scanner.reportType`. Without a `spiders` entry whose URL starts with the target, the client crashes and the Scan ends as `Errored`.',
    },
  ],
  parameters: [
    {
      flag: '-t, --target',
      meaning: 'Names the URL to scan, exactly as in the configuration, final slash included. It is required.',
    },
    {
      flag: '--context',
      meaning: 'Names the context to use. All sections are then selected by their context instead of by the URL.',
    },
    {
      flag: '-z, --zap-url',
      meaning: 'Sets where the client reaches ZAP. The scan type sets it.',
      default: 'localhost:8080',
    },
    {flag: '-a, --api-key', meaning: 'Passes the API key of ZAP; the sidecar has none.'},
    {
      flag: '-c, --config-folder',
      meaning: 'Names the folder of the YAML files and must end with a slash. The scan type sets it.',
      default: '/home/securecodebox/configs/',
    },
    {
      flag: '-o, --output-folder',
      meaning: 'Names the folder of the report. The scan type sets it to `/home/securecodebox/`.',
      default: './',
    },
    {
      flag: '-r, --report-type',
      meaning:
        'Sets the form of the report: `XML`, `XML-plus`, `JSON`, `JSON-plus`, `HTML`, `HTML-plus` or `MD`. The parser reads the two XML forms only.',
      default: 'XML',
    },
  ],
  target: 'One URL with its scheme behind `-t`, which also selects the parts of the configuration that apply.',
  privileges:
    'Both containers may run as root (`runAsNonRoot` is off); they need no capability and no RBAC beyond the standard.',
  findings: zapFindings,
  findingFields: zapFindingFields,
  attributes: zapAttributes,
  cascadingRules: zapRules(
    'zap-advanced',
    'zap-advanced-scan',
    'The rule is labeled non-invasive, although the scan that it starts always attacks.',
  ),
  related: [
    '/docs/scanners/zap-automation-framework',
    '/docs/scanners/zap',
    '/docs/how-tos/scanning-web-applications',
    '/docs/how-tos/autodiscovery',
    '/docs/hooks/cascading-scans',
  ],
};
