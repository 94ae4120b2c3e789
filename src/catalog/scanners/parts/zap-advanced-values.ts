import type {HelmValue} from '../../types';
import {readOnlyRootOff, runAsNonRootOff} from './common';

export const zapAdvancedValues: readonly HelmValue[] = [
  {
    key: 'zapConfiguration',
    type: 'map',
    default: '{}',
    meaning:
      'Holds the configuration of all scans, with the keys `global`, `contexts`, `apis`, `spiders` and `scanners`; files of a single scan are merged into it.',
  },
  {
    key: 'scanner.reportType',
    type: 'string',
    default: 'XML',
    meaning:
      'Sets the form of the report: `XML`, `XML-plus`, `JSON`, `JSON-plus`, `HTML`, `HTML-plus` or `MD`. All but the two XML forms miss the place where the result is collected.',
  },
  {
    key: 'scanner.envFrom',
    type: 'list',
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
    type: 'string',
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
    type: 'string',
    default: 'IfNotPresent',
    meaning: 'Decides when the node pulls that image.',
  },
  {
    key: 'zapContainer.resources',
    type: 'map',
    default: '{}',
    meaning: 'Sets requests and limits of the ZAP container.',
  },
  {
    key: 'zapContainer.env',
    type: 'list',
    default: '[]',
    meaning: 'Adds environment variables to the ZAP container.',
  },
  {
    key: 'zapContainer.envFrom',
    type: 'list',
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
    type: 'string',
    default: 'docker.io/securecodebox/parser-zap',
    meaning: 'Differs from the shared default: the chart uses the parser of the chart `zap`.',
  },
  runAsNonRootOff,
  readOnlyRootOff,
  {
    key: 'cascadingRules.enabled',
    type: 'bool',
    default: 'false',
    meaning: 'Installs the rules `zap-advanced-http` and `zap-advanced-https`.',
  },
];
