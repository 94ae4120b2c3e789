import type {Scanner} from '../types';
import {mayRunAsRoot, readOnlyRootOff, runAsNonRootOff} from './common';
import {zapAttributes, zapFindingFields, zapFindings, zapRules} from './zap-common';

const result = {resultType: 'zap-xml', resultLocation: '/home/securecodebox/zap-results.xml'} as const;
const report = ['-I', '-x', '../../home/securecodebox/zap-results.xml'];
const allButBaseline = 'The scan types `zap-api-scan`, `zap-full-scan` and `zap-automation-scan` ignore it';

export const zap: Scanner = {
  id: 'zap',
  title: 'ZAP',
  summary: 'Scans web applications and APIs with the packaged scripts of ZAP. Deprecated: use its successor.',
  category: 'web',
  targets: ['web-application'],
  tags: [
    'web application',
    'web application scanner',
    'dast',
    'dynamic analysis',
    'api',
    'openapi',
    'owasp zap',
    'zed attack proxy',
    'baseline scan',
    'xss',
    'sql injection',
    'deprecated',
  ],
  deprecation: {
    reason: 'The Automation Framework of ZAP covers everything that the scan types of this chart do.',
    successor: 'zap-automation-framework',
    removal: 'v5',
  },
  tool: {
    name: 'Zed Attack Proxy (ZAP)',
    homepage: 'https://www.zaproxy.org/',
    docs: 'https://www.zaproxy.org/docs/docker/',
    repository: 'https://github.com/zaproxy/zaproxy/',
    license: 'Apache-2.0',
  },
  toolVersion: '2.16.1',
  chart: {
    name: 'zap',
    values: [
      {
        key: 'scanner.envFrom',
        default: '[]',
        meaning: 'Takes environment variables of the scanner from ConfigMaps or Secrets, in all four scan types.',
      },
      {
        key: 'scanner.extraVolumes',
        default: '[{name: zap-workdir, emptyDir: {}}]',
        meaning: 'Holds the work directory of ZAP. Your own list replaces it, so repeat this entry.',
      },
      {
        key: 'scanner.extraVolumeMounts',
        default: '[{name: zap-workdir, mountPath: /zap/wrk}]',
        meaning: 'Mounts the work directory. Your own list replaces it, so repeat this entry.',
      },
      {
        key: 'scanner.image.repository',
        default: 'docker.io/zaproxy/zap-stable',
        meaning: 'Differs from the shared default: the chart runs the official image of the tool.',
      },
      runAsNonRootOff,
      readOnlyRootOff,
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the rules `zap-http` and `zap-https`.',
      },
    ],
    ignores: [
      {key: 'imagePullSecrets', reason: `${allButBaseline} for the scan pod.`},
      {key: 'scanner.backoffLimit', reason: `${allButBaseline}; there the Kubernetes default of 6 holds.`},
      {key: 'scanner.activeDeadlineSeconds', reason: `${allButBaseline}.`},
      {key: 'scanner.nodeSelector', reason: `${allButBaseline}.`},
      {key: 'scanner.image.pullPolicy', reason: 'The scan type `zap-api-scan` ignores it.'},
      {key: 'scanner.podSecurityContext', reason: 'The scan type `zap-automation-scan` ignores it.'},
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/zaproxy/zap-stable',
      tag: '2.16.1',
      note: 'This is the official image of the tool.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-zap', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'zap-baseline-scan',
      purpose: 'Choose it to spider a site briefly and check what it answers, without attacks.',
      command: ['zap-baseline.py', ...report],
      ...result,
      note: 'It is the only one of the four that honors all values of the chart.',
    },
    {
      name: 'zap-api-scan',
      purpose: 'Choose it to attack an API that an OpenAPI, SOAP or GraphQL definition describes.',
      command: ['zap-api-scan.py', ...report],
      ...result,
    },
    {
      name: 'zap-full-scan',
      purpose: 'Choose it to spider a site and then attack it.',
      command: ['zap-full-scan.py', ...report],
      ...result,
    },
    {
      name: 'zap-automation-scan',
      purpose: 'Choose it to run an Automation Framework plan, which you pass with `-autorun`.',
      command: ['zap.sh', '-cmd'],
      ...result,
      note: 'A plan that ends with warnings (exit code 2) fails the Job. The plan itself has to write the report to `/home/securecodebox/zap-results.xml`.',
    },
  ],
  parameters: [
    {flag: '-t', meaning: 'Names the URL of the target, with its scheme. It is required.'},
    {
      flag: '-c FILE / -u URL',
      meaning:
        'Reads which rules count as `INFO`, `IGNORE` or `FAIL` from a file, relative to `/zap/wrk`, or from a URL.',
    },
    {flag: '-g FILE', meaning: 'Writes a default rule file in which everything is `WARN`.', default: 'off'},
    {
      flag: '-m MINS',
      meaning: 'Limits the spider, in minutes; the default is that of the baseline scan.',
      default: '1',
    },
    {
      flag: '-r / -w / -x / -J',
      meaning:
        'Write a report as HTML, Markdown, XML or JSON. Only the XML report, which the scan type sets, is collected.',
    },
    {flag: '-a', meaning: 'Uses the passive rules in alpha state too.', default: 'off'},
    {flag: '-d', meaning: 'Prints debug messages.', default: 'off'},
    {flag: '-P', meaning: 'Sets the port that ZAP listens on.'},
    {flag: '-D SECS', meaning: 'Waits this many seconds before the passive scan.'},
    {flag: '-i', meaning: 'Counts rules that the rule file does not name as `INFO`.', default: 'off'},
    {flag: '-I', meaning: 'Keeps warnings from failing the scan. It is set by the scan type.'},
    {flag: '-j', meaning: 'Also runs the Ajax spider, for applications built with JavaScript.', default: 'off'},
    {
      flag: '-l LEVEL',
      meaning:
        'Sets the lowest level to show: `PASS`, `IGNORE`, `INFO`, `WARN` or `FAIL`; with `-s` it hides example URLs.',
    },
    {flag: '-n FILE', meaning: 'Loads a context file before spidering; mount it below `/zap/wrk`.'},
    {flag: '-p FILE', meaning: 'Reads issues that are known already from a progress file.'},
    {flag: '-s', meaning: 'Prints less.', default: 'off'},
    {flag: '-T MINS', meaning: 'Limits start-up and passive scan, in minutes.'},
    {flag: '-z OPTIONS', meaning: 'Passes options to ZAP itself, as in `-z "-config aaa=bbb -config ccc=ddd"`.'},
    {flag: '--hook FILE', meaning: 'Runs a Python hook script.'},
    {flag: '-f FORMAT', meaning: 'Names the kind of definition for `zap-api-scan`, `openapi` or `soap`.'},
    {flag: '-autorun FILE', meaning: 'Names the plan for `zap-automation-scan`.'},
  ],
  target:
    'One URL with its scheme behind `-t`; for `zap-api-scan` that of the API definition; for `zap-automation-scan` a plan file.',
  privileges: mayRunAsRoot,
  findings: zapFindings,
  findingFields: zapFindingFields,
  attributes: zapAttributes,
  cascadingRules: zapRules('zap', 'zap-baseline-scan'),
  related: [
    '/docs/scanners/zap-automation-framework',
    '/docs/scanners/zap-advanced',
    '/docs/how-tos/scanning-web-applications',
    '/docs/hooks/cascading-scans',
  ],
};
