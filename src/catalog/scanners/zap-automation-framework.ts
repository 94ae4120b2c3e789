import type {Scanner} from '../types';
import {mayRunAsRoot, readOnlyRootOff, runAsNonRootOff} from './common';
import {zapAttributes, zapFindingFields, zapFindings, zapRules} from './zap-common';

export const zapAutomationFramework: Scanner = {
  id: 'zap-automation-framework',
  title: 'ZAP Automation Framework',
  summary: 'Scans web applications and APIs with ZAP, as a YAML plan says: logins, spiders, attacks, report.',
  category: 'web',
  targets: ['web-application'],
  tags: [
    'web application',
    'web application scanner',
    'how to scan a web application',
    'dast',
    'dynamic analysis',
    'automation plan',
    'authenticated scan',
    'authentication',
    'login',
    'api',
    'openapi',
    'graphql',
    'owasp zap',
    'zed attack proxy',
    'xss',
    'sql injection',
  ],
  tool: {
    name: 'Zed Attack Proxy (ZAP) with its Automation Framework',
    homepage: 'https://www.zaproxy.org/',
    docs: 'https://www.zaproxy.org/docs/desktop/addons/automation-framework/',
    repository: 'https://github.com/zaproxy/zaproxy/',
    license: 'Apache-2.0',
  },
  toolVersion: '2.16.1',
  chart: {
    name: 'zap-automation-framework',
    values: [
      {
        key: 'scanner.envFrom',
        default: '[]',
        meaning: 'Takes environment variables of the scanner, which a plan may use, from ConfigMaps or Secrets.',
      },
      {
        key: 'scanner.extraVolumes',
        type: 'list',
        default:
          '[{name: zap-workdir, emptyDir: {}}, {name: zap-automation-framework-entrypoint, configMap: {name: zap-automation-framework-entrypoint}}]',
        meaning:
          'Holds the work directory and the entry point. Your own list replaces it; without the entry point nothing starts.',
      },
      {
        key: 'scanner.extraVolumeMounts',
        type: 'list',
        default:
          '[{name: zap-workdir, mountPath: /zap/wrk}, {name: zap-automation-framework-entrypoint, mountPath: /zap/zap-entrypoint.bash, subPath: zap-entrypoint.bash, readOnly: true}]',
        meaning: 'Mounts both. Your own list replaces it, so repeat these entries.',
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
        meaning: 'Installs the rules `zap-http` and `zap-https`, which do not work as shipped.',
      },
    ],
    ignores: [
      {key: 'imagePullSecrets', reason: 'The scan pod ignores it; the parse pod uses it.'},
      {key: 'scanner.backoffLimit', reason: 'No template reads it; the Kubernetes default of 6 holds.'},
      {key: 'scanner.activeDeadlineSeconds', reason: 'No template reads it.'},
      {key: 'scanner.nodeSelector', reason: 'No template reads it; use `Scan.spec.nodeSelector`.'},
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/zaproxy/zap-stable',
      tag: '2.16.1',
      note: 'This is the official image of the tool; the framework is part of it.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-zap-automation-framework', tag: 'chart version'},
  ],
  platforms: ['linux/amd64', 'linux/arm64'],
  scanTypes: [
    {
      name: 'zap-automation-framework',
      purpose: 'Choose it for every scan of a web application or an API; the plan decides whether it attacks.',
      command: ['bash', '/zap/zap-entrypoint.bash'],
      resultType: 'zap-xml',
      resultLocation: '/home/securecodebox/zap-results.xml',
      note: 'Only exit code 1 of ZAP fails the Job; warnings count as success. The plan must have a `report` job that writes `/home/securecodebox/zap-results.xml`.',
    },
  ],
  parameters: [
    {flag: '-autorun <file>', meaning: 'Runs this plan, a file or a URL. Every useful scan needs it.'},
    {
      flag: '-autogenmin / -autogenmax / -autogenconf <file>',
      meaning:
        'Writes a template of a plan with the key options, all options or the current settings; use it on your own machine.',
      default: 'off',
    },
    {flag: '-autocheck <source>', meaning: 'Checks a plan without running it.', default: 'off'},
    {
      flag: '-addoninstall <id>',
      meaning: 'Installs an add-on from the marketplace; it takes the place of the job `addOns`.',
    },
    {flag: '-addoninstallall', meaning: 'Installs all add-ons.', default: 'off'},
    {flag: '-addonuninstall <id>', meaning: 'Removes an add-on.'},
    {flag: '-addonupdate', meaning: 'Updates the add-ons, which needs the internet.', default: 'off'},
    {flag: '-addonlist', meaning: 'Lists the add-ons.', default: 'off'},
    {flag: '-script <file>', meaning: 'Runs a script.'},
    {
      flag: '-certload / -certpubdump / -certfulldump <path>',
      meaning: 'Loads a root certificate, or writes the one in use without or with its private key.',
    },
    {flag: '-notel', meaning: 'Switches telemetry off.', default: 'off'},
    {
      flag: '-openapifile / -openapiurl / -openapitargeturl',
      meaning:
        'Imports an OpenAPI definition from a file or URL, and overrides its target. The job `openapi` is the better way.',
    },
    {
      flag: '-graphqlfile / -graphqlurl / -graphqlendurl',
      meaning: 'Imports a GraphQL schema from a file or URL, and names the endpoint.',
    },
    {flag: '-quickurl / -quickout', meaning: 'Attacks one URL at once, and names the file of the result.'},
    {flag: '-hud / -hudurl / -hudbrowser', meaning: 'Starts the heads-up display, on a desktop only.', default: 'off'},
    {flag: '-host / -t', meaning: 'Have no effect on a plan. Do not use them.'},
  ],
  target: 'The URLs in `env.contexts[].urls` of the plan behind `-autorun`; a URL among the parameters has no effect.',
  privileges: mayRunAsRoot,
  findings: zapFindings,
  findingFields: zapFindingFields,
  attributes: zapAttributes,
  cascadingRules: zapRules(
    'zap',
    'zap-automation-framework',
    'The rule passes `-t` and no plan, so the scan that it starts yields nothing. Write a rule of your own with `-autorun` and a volume that holds the plan.',
  ),
  related: [
    '/docs/scanners/zap',
    '/docs/scanners/zap-advanced',
    '/docs/how-tos/scanning-web-applications',
    '/docs/hooks/cascading-scans',
    '/blog/2023/09/01/automate-zap-with-authentication',
  ],
};
