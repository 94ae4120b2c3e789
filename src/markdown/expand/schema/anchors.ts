import type {Page} from '../directive';

/**
 * Ids under which fields were linked to on the site of earlier releases. They were made from headings such as
 * "Cascades (Optional)"; each stays an additional anchor of the field, so that old links keep working.
 */
export const earlierAnchors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Scan: {
    'spec.scanType': 'scantype-required',
    'spec.parameters': 'parameters-required',
    'spec.env': 'env-optional',
    'spec.volumes': 'volumes-optional',
    'spec.volumeMounts': 'volumemounts-optional',
    'spec.initContainers': 'initcontainers-optional',
    'spec.affinity': 'affinity-and-tolerations-optional',
    'spec.cascades': 'cascades-optional',
    'spec.cascades.scopeLimiter': 'scopelimiter-optional',
    'spec.hookSelector': 'hookselector-optional',
    'spec.resources': 'resources-optional',
  },
  ScheduledScan: {
    'spec.interval': 'interval',
    'spec.schedule': 'schedule',
    'spec.scanSpec': 'scanspec-required',
    'spec.successfulJobsHistoryLimit': 'successfuljobshistorylimit-optional',
    'spec.failedJobsHistoryLimit': 'failedjobshistorylimit-optional',
    'spec.concurrencyPolicy': 'concurrencypolicy-optional',
    'spec.retriggerOnScanTypeChange': 'retriggeronscantypechange-optional',
  },
  ScanType: {
    'spec.extractResults': 'extractresults-required',
    'spec.extractResults.type': 'extractresultstype-required',
    'spec.extractResults.location': 'extractresultslocation-required',
    'spec.jobTemplate': 'jobtemplate-required',
  },
  ParseDefinition: {
    'spec.image': 'image-required',
    'spec.imagePullSecrets': 'imagepullsecrets-optional',
    'spec.imagePullPolicy': 'imagepullpolicy-optional',
    'spec.contentType': 'contenttype-optional',
    'spec.ttlSecondsAfterFinished': 'ttlsecondsafterfinished-optional',
    'spec.scopeLimiterAliases': 'scopelimiteraliases-optional',
    'spec.env': 'env-optional',
    'spec.volumes': 'volumes-and-volumemounts-optional',
    'spec.nodeSelector': 'nodeselector-optional',
    'spec.affinity': 'affinity-and-tolerations-optional',
    'spec.resources': 'resources-optional',
  },
  ScanCompletionHook: {
    'spec.type': 'type-required',
    'spec.priority': 'priority-optional',
    'spec.image': 'image-required',
    'spec.imagePullSecrets': 'imagepullsecrets-optional',
    'spec.imagePullPolicy': 'imagepullpolicy-optional',
    'spec.env': 'env-optional',
    'spec.volumes': 'volumes-optional',
    'spec.volumeMounts': 'volumemounts-optional',
    'spec.nodeSelector': 'nodeselector-optional',
    'spec.affinity': 'affinity-and-tolerations-optional',
    'spec.serviceAccountName': 'serviceaccountname-optional',
    'spec.ttlSecondsAfterFinished': 'ttlsecondsafterfinished-optional',
    'spec.resources': 'resources-optional',
  },
  CascadingRule: {
    'spec.matches': 'matches-required',
    'spec.matches.anyOf': 'matchesanyof-required',
    'spec.scanLabels': 'scanlabels--scanannotations-optional',
    'spec.scanSpec': 'scanspec-required',
  },
};

/**
 * The id of a field: its path in small letters without `[]`, for example `spec.env.name`. Fields of findings
 * begin with `finding.`, and those of a second kind on the same page with the name of that kind.
 */
export function fieldId(kind: string, path: string, page: Page): string {
  const bare = path.replace(/\[\]/g, '').replace(/<key>/g, 'key').toLowerCase();
  const prefix = kind === 'Finding' || page.mainKind !== kind ? `${kind.toLowerCase()}.` : '';
  return prefix + bare;
}

/** All ids of a field, its own first. The page's own headings keep an id that both would have. */
export function fieldIds(kind: string, path: string, page: Page): string[] {
  const earlier = earlierAnchors[kind]?.[path];
  const more = earlier === undefined || page.mainKind !== kind || page.ids.has(earlier) ? [] : [earlier];
  return [fieldId(kind, path, page), ...more];
}
