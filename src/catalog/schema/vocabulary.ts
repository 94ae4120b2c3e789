/** The allowed values in entries with their labels on pages and tiles, in the order of the overviews. */

export const scannerCategories = {
  network: 'Network',
  web: 'Web application',
  cms: 'Content management system',
  container: 'Container image',
  repository: 'Source code repository',
  kubernetes: 'Kubernetes',
  tls: 'TLS',
  ssh: 'SSH',
  authentication: 'Authentication',
} as const;

/** Kinds of targets: the plural, the heading from the reader's perspective, and the heading of a group of tiles. */
export const targetKinds = {
  network: {what: 'networks and hosts', have: 'I have IP addresses or a network range', tiles: 'Hosts and networks'},
  domain: {what: 'domains', have: 'I have a domain name', tiles: 'Domains and DNS'},
  'web-application': {
    what: 'web applications and APIs',
    have: 'I have a web application or an API',
    tiles: 'Web applications and APIs',
  },
  cms: {what: 'sites on a CMS', have: 'I have a site that runs on a CMS', tiles: 'WordPress and Joomla'},
  'tls-or-ssh': {what: 'TLS and SSH services', have: 'I have a TLS or SSH service', tiles: 'TLS and SSH servers'},
  'container-image': {what: 'container images', have: 'I have a container image', tiles: 'Container images'},
  'source-code': {
    what: 'source code',
    have: 'I have source code or a Git repository',
    tiles: 'Source code and repositories',
  },
  cluster: {what: 'Kubernetes clusters', have: 'I have a Kubernetes cluster', tiles: 'Kubernetes clusters'},
} as const;

/** Effect of a hook, and the heading of its group of tiles. */
export const hookCategories = {
  persistenceProvider: {does: 'Stores findings elsewhere', tiles: 'Store findings elsewhere'},
  processing: {does: 'Starts further scans', tiles: 'Start further scans'},
  dataProcessing: {does: 'Changes findings', tiles: 'Change findings'},
  integration: {does: 'Notifies people and systems', tiles: 'Notify people and systems'},
} as const;

export const severities = ['INFORMATIONAL', 'LOW', 'MEDIUM', 'HIGH'] as const;

/** The keys of a table, in its order. */
export function wordsOf<Word extends string>(table: Readonly<Record<Word, unknown>>): readonly Word[] {
  return Object.keys(table) as Word[];
}
