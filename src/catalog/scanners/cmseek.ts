import type {Scanner} from '../types';
import {readOnlyRootOff} from './common';

export const cmseek: Scanner = {
  id: 'cmseek',
  title: 'CMSeeK',
  summary: 'Recognizes Joomla sites and reports known core vulnerabilities, exposed backup files and debug mode.',
  category: 'cms',
  targets: ['cms'],
  tags: [
    'joomla',
    'cms',
    'cms detection',
    'website technologies',
    'content management system',
    'joomla vulnerabilities',
    'backup files',
  ],
  tool: {
    name: 'CMSeeK',
    homepage: 'https://github.com/Tuhinshubhra/CMSeeK',
    docs: 'https://github.com/Tuhinshubhra/CMSeeK#readme',
    repository: 'https://github.com/Tuhinshubhra/CMSeeK',
    license: 'GPL-3.0',
  },
  toolVersion: 'v.1.1.3',
  chart: {
    name: 'cmseek',
    values: [
      readOnlyRootOff,
      {
        key: 'cascadingRules.enabled',
        default: 'false',
        meaning: 'Installs the rule `cmseek-cascade`.',
      },
    ],
  },
  images: [
    {
      role: 'scanner',
      repository: 'docker.io/securecodebox/scanner-cmseek',
      tag: 'v.1.1.3',
      note: 'The dot behind the `v` belongs to the tag.',
    },
    {role: 'parser', repository: 'docker.io/securecodebox/parser-cmseek', tag: 'chart version'},
  ],
  platforms: ['linux/amd64'],
  scanTypes: [
    {
      name: 'cmseek',
      purpose: 'Choose it for one site that runs Joomla.',
      command: ['sh', '/home/cmseek/wrapper.sh'],
      resultType: 'cmseek-json',
      resultLocation: '/home/securecodebox/cmseek.json',
      note: 'The wrapper hands over exactly one report; with an unreachable target or several targets there is none, and the Scan ends as `Errored`.',
    },
  ],
  parameters: [
    {flag: '-u URL, --url URL', meaning: 'Names the site to examine.'},
    {
      flag: '--follow-redirect',
      meaning:
        'Follows every redirect. The result differs much from that of `--no-redirect`, so choose one of the two.',
    },
    {flag: '--no-redirect', meaning: 'Ignores redirects and tests exactly the target you gave.'},
    {flag: '-r, --random-agent', meaning: 'Sends a random user agent.'},
    {flag: '--googlebot', meaning: 'Sends the user agent of Googlebot.'},
    {flag: '--user-agent <UA>', meaning: 'Sends a user agent of your own.'},
    {flag: '--batch', meaning: 'Never waits for a key press.'},
  ],
  target: 'One URL or host name behind `-u`; only one target per Scan.',
  privileges: 'none',
  findings: [
    {
      category: 'Vulnerability',
      name: '<vulnerability name from the CMSeeK database>',
      severity: 'HIGH',
      when: 'For every core vulnerability known for the Joomla version found.',
    },
    {
      category: 'Visible internal files',
      name: 'Backup files',
      severity: 'INFORMATIONAL',
      when: 'When backup files can be read from outside.',
    },
    {
      category: 'Security Misconfiguration',
      name: 'Debug mode',
      severity: 'MEDIUM',
      when: 'When Joomla runs in debug mode.',
    },
  ],
  findingFields: [
    {key: 'location', meaning: 'Holds the URL of the target as CMSeeK recorded it.'},
    {key: 'osi_layer', meaning: 'Is always `APPLICATION`.'},
    {key: 'identified_at', meaning: 'Holds the scan time of the report, read as UTC.'},
    {key: 'description', meaning: 'Names the vulnerability, or says what was left open.'},
    {
      key: 'references',
      meaning:
        'On vulnerabilities: the URLs of the database and, where it names a CVE, the CVE with its page on cve.org; `null` when there are none.',
    },
  ],
  attributes: [
    {key: 'joomla_version', type: 'string', meaning: 'The version of Joomla.', on: 'Vulnerability'},
    {
      key: 'references',
      type: 'list of string',
      meaning: 'The references as CMSeeK wrote them.',
      on: 'Vulnerability',
    },
    {
      key: 'joomla_backup_files',
      type: 'list of string',
      meaning: 'The backup files that are visible; results of older versions hold one text.',
      on: 'Visible internal files',
    },
  ],
  cascadingRules: [
    {
      name: 'cmseek-cascade',
      invasive: 'non-invasive',
      intensive: 'medium',
      matches:
        'A finding of category `WEB APPLICATION` whose `attributes.MetaGenerator` is exactly `Joomla! - Open Source Content Management`.',
      triggeredBy: ['whatweb'],
      startsScanType: 'cmseek',
      parameters: ['-u', '{{{location}}}'],
      note: 'The rule sets no redirect flag, and sites with another generator text do not match.',
    },
  ],
  related: ['/docs/scanners/whatweb', '/docs/scanners/wpscan', '/docs/hooks/cascading-scans'],
};
