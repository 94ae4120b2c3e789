import mapValues from 'lodash/mapValues';
import {isMap} from '../../../src/text/map';

type Json = {readonly [key: string]: unknown};

/**
 * Fields of Kubernetes 1.33 that the schemas of the catalog leave open, by the name of the definition or field that
 * holds them. Whatever neither they nor this list name is a slip of the pen.
 */
const KUBERNETES_FIELDS: Readonly<Record<string, string>> = {
  metadata:
    'name deletionGracePeriodSeconds deletionTimestamp generation managedFields resourceVersion selfLink namespace',
  container:
    'lifecycle livenessProbe readinessProbe startupProbe terminationMessagePath terminationMessagePolicy tty stdin stdinOnce ' +
    'volumeDevices resizePolicy restartPolicy',
  podSpec:
    'activeDeadlineSeconds dnsConfig dnsPolicy enableServiceLinks ephemeralContainers hostAliases hostIPC hostUsers hostname ' +
    'nodeName os overhead preemptionPolicy priority priorityClassName readinessGates resourceClaims resources runtimeClassName ' +
    'schedulerName schedulingGates serviceAccount setHostnameAsFQDN shareProcessNamespace subdomain ' +
    'terminationGracePeriodSeconds topologySpreadConstraints',
  securityContext:
    'appArmorProfile fsGroup fsGroupChangePolicy procMount seLinuxChangePolicy seLinuxOptions seccompProfile ' +
    'supplementalGroups supplementalGroupsPolicy sysctls windowsOptions',
  volume:
    'awsElasticBlockStore azureDisk azureFile cephfs cinder ephemeral fc flexVolume flocker gcePersistentDisk gitRepo ' +
    'glusterfs image iscsi photonPersistentDisk portworxVolume quobyte rbd scaleIO storageos vsphereVolume',
  volumeMount: 'mountPropagation recursiveReadOnly',
  fieldRef: 'apiVersion',
  resourceFieldRef: 'containerName divisor',
  spec:
    'backoffLimitPerIndex completionMode managedBy manualSelector maxFailedIndexes podFailurePolicy podReplacementPolicy ' +
    'selector successPolicy',
};

function closed(schema: unknown, name: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => closed(part, name));
  if (!isMap(schema)) return schema;
  const result = mapValues(schema, (value, key) => {
    if ((key === 'properties' || key === '$defs') && isMap(value)) return mapValues(value, closed);
    return key === 'default' || key === 'examples' || key === 'enum' ? value : closed(value, name);
  });
  if (!isMap(result['properties']) || result['additionalProperties'] !== true) return result;
  const more = (KUBERNETES_FIELDS[name] ?? '').split(' ').filter((field) => field !== '');
  const fields = Object.fromEntries(more.map((field) => [field, true]));
  return {...result, properties: {...fields, ...result['properties']}, additionalProperties: false};
}

/**
 * The variant of a schema of the catalog that refuses every field that neither the product nor Kubernetes knows. The
 * catalog leaves parts of pods open, because their fields are not the product's own.
 */
export function strictSchema(schema: Json): Json {
  return closed(schema, '') as Json;
}
