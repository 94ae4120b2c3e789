import type {Page} from '../directive';
import type {Field} from './types';

/** Fields below `spec` that had a heading on the site of earlier releases, by kind. */
export const formerHeadings: Readonly<Record<string, readonly string[]>> = {
  Scan: words(`scanType parameters env volumes volumeMounts initContainers affinity cascades cascades.scopeLimiter
    hookSelector resources`),
  ScheduledScan: words(`interval schedule scanSpec successfulJobsHistoryLimit failedJobsHistoryLimit concurrencyPolicy
    retriggerOnScanTypeChange`),
  ScanType: words('extractResults extractResults.type extractResults.location jobTemplate'),
  ParseDefinition: words(`image imagePullSecrets imagePullPolicy contentType ttlSecondsAfterFinished scopeLimiterAliases
    env volumes nodeSelector affinity resources`),
  ScanCompletionHook: words(`type priority image imagePullSecrets imagePullPolicy env volumes volumeMounts nodeSelector
    affinity serviceAccountName ttlSecondsAfterFinished resources`),
  CascadingRule: words('matches matches.anyOf scanLabels scanSpec'),
};

/** Headings that were not the path of their field with "(Required)" or "(Optional)". */
const ODD: Readonly<Record<string, string>> = {
  'Scan affinity': 'affinity-and-tolerations-optional',
  'Scan cascades.scopeLimiter': 'scopelimiter-optional',
  'ScheduledScan interval': 'interval',
  'ScheduledScan schedule': 'schedule',
  'ParseDefinition volumes': 'volumes-and-volumemounts-optional',
  'ParseDefinition affinity': 'affinity-and-tolerations-optional',
  'ScanCompletionHook affinity': 'affinity-and-tolerations-optional',
  'CascadingRule scanLabels': 'scanlabels--scanannotations-optional',
};

function words(list: string): readonly string[] {
  return list.split(/\s+/);
}

type Described = Pick<Field, 'path' | 'required'>;

/** The id of the heading that a field had: it stays an additional anchor, so that old links keep working. */
function formerId(kind: string, {path, required}: Described): string | undefined {
  const name = path.replace(/^spec\./, '');
  if (!formerHeadings[kind]?.includes(name)) return undefined;
  return ODD[`${kind} ${name}`] ?? `${name.replaceAll('.', '').toLowerCase()}-${required ? 'required' : 'optional'}`;
}

/**
 * The id of a field: its path in small letters without `[]`, for example `spec.env.name`. Fields of findings
 * begin with `finding.`, and the ids of a second kind on the same page with the name of that kind.
 */
export function fieldId(kind: string, path: string, page: Page): string {
  const bare = path.replace(/\[\]/g, '').replace(/<key>/g, 'key').toLowerCase();
  const prefix = kind === 'Finding' || page.mainKind !== kind ? `${kind.toLowerCase()}.` : '';
  return prefix + bare;
}

/** All ids of a field, its own first. The page's own headings keep an id that both would have. */
export function fieldIds(kind: string, field: Described, page: Page): string[] {
  const former = page.mainKind === kind ? formerId(kind, field) : undefined;
  const own = fieldId(kind, field.path, page);
  return former === undefined || page.ids.has(former) ? [own] : [own, former];
}
