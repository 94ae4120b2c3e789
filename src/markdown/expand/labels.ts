import type {Hook, Scanner, TargetKind} from '../../catalog/types';

/** The categories of scanners in words. */
export const SCANNER_CATEGORIES: Readonly<Record<Scanner['category'], string>> = {
  network: 'Network',
  web: 'Web application',
  cms: 'Content management system',
  container: 'Container image',
  repository: 'Source code repository',
  kubernetes: 'Kubernetes',
  tls: 'TLS',
  ssh: 'SSH',
  authentication: 'Authentication',
};

/** The categories of hooks in words. */
export const HOOK_CATEGORIES: Readonly<Record<Hook['category'], string>> = {
  persistenceProvider: 'Stores findings elsewhere',
  processing: 'Starts further scans',
  dataProcessing: 'Changes findings',
  integration: 'Tells other systems',
};

/** What is examined, in words; the order is that of the overview. */
export const TARGETS: Readonly<Record<TargetKind, {readonly what: string; readonly have: string}>> = {
  network: {what: 'networks and hosts', have: 'I have IP addresses or a network range'},
  domain: {what: 'domains', have: 'I have a domain name'},
  'web-application': {what: 'web applications and APIs', have: 'I have a web application or an API'},
  cms: {what: 'sites on a CMS', have: 'I have a site that runs on a CMS'},
  'tls-or-ssh': {what: 'TLS and SSH services', have: 'I have a TLS or SSH service'},
  'container-image': {what: 'container images', have: 'I have a container image'},
  'source-code': {what: 'source code', have: 'I have source code or a Git repository'},
  cluster: {what: 'Kubernetes clusters', have: 'I have a Kubernetes cluster'},
};

export const TARGET_KINDS = Object.keys(TARGETS) as readonly TargetKind[];

/** Whether a word of the catalogue is one of the target kinds. */
export const isTargetKind = (word: string): word is TargetKind => Object.hasOwn(TARGETS, word);
