import type {HelmValue} from '../../types';

/** What differs between the scans of Services and those of images. */
export interface ScanConfigDefaults {
  readonly scanType: string;
  readonly name: string;
  readonly parameters: string;
}

/**
 * The fields of one entry of `scanConfigs`.
 * @param parent Key of the part of the configuration that holds the list, for example `config.serviceAutoDiscovery`.
 * @param defaults Values of the entry that the chart ships for this part.
 */
export function scanConfigValues(parent: string, defaults: ScanConfigDefaults): readonly HelmValue[] {
  const entry = `${parent}.scanConfigs[]`;
  return [
    {
      key: `${entry}.scanType`,
      type: 'string',
      default: defaults.scanType,
      meaning: 'Name of a ScanType, which must exist in the namespace of the target; not a template.',
    },
    {
      key: `${entry}.name`,
      type: 'string',
      default: defaults.name,
      meaning: 'Tells the entries apart and becomes part of the name of the ScheduledScan; not a template.',
    },
    {
      key: `${entry}.parameters`,
      type: 'list of templates',
      default: defaults.parameters,
      meaning: 'Arguments for the scanner; an entry that renders to nothing is left out.',
    },
    {
      key: `${entry}.repeatInterval`,
      type: 'duration',
      default: '168h',
      meaning: 'Interval of the ScheduledScan, which starts anew when the target changes; not a template.',
    },
    {
      key: `${entry}.labels`,
      type: 'map of templates',
      default: '{}',
      meaning: 'Labels for the ScheduledScan and its Scans; one that renders to nothing is left out.',
    },
    {
      key: `${entry}.annotations`,
      type: 'map of templates',
      default: 'four annotations for DefectDojo',
      meaning:
        'Annotations for the ScheduledScan and its Scans; the defaults set product name, product tags, engagement name and engagement version.',
    },
    {
      key: `${entry}.volumes`,
      type: 'list',
      default: '[]',
      meaning: 'Volumes for the scan; `name`, `secret.secretName` and `configMap.name` are templates.',
    },
    {
      key: `${entry}.volumeMounts`,
      type: 'list',
      default: '[]',
      meaning: 'Mounts for the scan; `name`, `mountPath`, `subPath` and `subPathExpr` are templates.',
    },
    {
      key: `${entry}.hookSelector`,
      type: 'label selector',
      default: '{}',
      meaning:
        'Chooses the hooks of the scan with templates as keys and values; with both kinds of conditions only `matchLabels` is kept.',
    },
    {
      key: `${entry}.env`,
      type: 'list',
      default: '[]',
      meaning: 'Environment variables for the scan; `value` is a template, `valueFrom` is passed on as it is.',
    },
  ];
}
