import type {HelmValue} from '../../types';
import {readOnlyRootOff, runAsNonRootOff} from './common';

export const nucleiValues: readonly HelmValue[] = [
  {
    key: 'nucleiTemplateCache.enabled',
    type: 'bool',
    default: 'true',
    meaning:
      'Keeps the templates on a shared volume, filled by a Job and refreshed by a CronJob. When off, every scan downloads them and many parallel scans meet the rate limit of GitHub.',
  },
  {
    key: 'nucleiTemplateCache.accessMode',
    type: 'list',
    default: '[ReadWriteOnce, ReadOnlyMany]',
    meaning: 'Sets the access modes of the volume claim. A cluster with several nodes needs `ReadWriteMany`.',
  },
  {
    key: 'nucleiTemplateCache.schedule',
    type: 'string',
    default: '0 */1 * * *',
    meaning: 'Says when the templates are refreshed, hourly by default; an empty text means `0 8 * * *`.',
  },
  {
    key: 'nucleiTemplateCache.successfulJobsHistoryLimit',
    type: 'int',
    default: '3',
    meaning: 'Limits how many successful refresh Jobs are kept.',
  },
  {
    key: 'nucleiTemplateCache.failedJobsHistoryLimit',
    type: 'int',
    default: '10',
    meaning: 'Limits how many failed refresh Jobs are kept.',
  },
  {
    key: 'nucleiTemplateCache.concurrencyPolicy',
    type: 'string',
    default: 'Replace',
    meaning: 'Says what happens when a refresh is due while one is running: `Allow`, `Forbid` or `Replace`.',
  },
  {
    key: 'scanner.image.repository',
    type: 'string',
    default: 'docker.io/projectdiscovery/nuclei',
    meaning: 'Differs from the shared default: the chart runs the official image of the tool.',
  },
  runAsNonRootOff,
  readOnlyRootOff,
  {
    key: 'cascadingRules.enabled',
    type: 'bool',
    default: 'false',
    meaning: 'Installs the rules `nuclei-subdomain-scan-light-http` and `nuclei-subdomain-scan-light-https`.',
  },
];
