import mapValues from 'lodash/mapValues';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import {isMap} from '../../lib/map';

/** A JSON Schema or subschema. */
export type Schema = {readonly [key: string]: unknown};

/** Definitions for parts of a Kubernetes pod or job, which Kubernetes defines, not secureCodeBox. */
const podDefinitions: ReadonlySet<string> = new Set([
  'affinity',
  'container',
  'envVar',
  'imagePullPolicy',
  'job',
  'keyRef',
  'localObjectReference',
  'podSpec',
  'quantity',
  'resources',
  'securityContext',
  'toleration',
  'volume',
  'volumeMount',
]);

/** Fields of secureCodeBox kinds whose value is copied to a pod unchanged. */
const podFields = new Set([
  'affinity',
  'env',
  'imagePullPolicy',
  'imagePullSecrets',
  'initContainers',
  'nodeSelector',
  'resources',
  'tolerations',
  'volumeMounts',
  'volumes',
]);

/** Annotation keywords. */
const NOTES = ['description', 'default'];

/** Kubernetes treats null like an omitted field. */
const orNull = (schema: unknown): unknown =>
  isMap(schema) ? {...pick(schema, NOTES), anyOf: [omit(schema, NOTES), {type: 'null'}]} : schema;

/** Converts an enum to suggestions that also allow other values, because Kubernetes extends its enums. */
const suggested = ({enum: words, ...rest}: Schema): Schema =>
  words === undefined ? rest : {...rest, anyOf: [{enum: words}, {type: 'string'}]};

/**
 * The published variant of a subschema.
 *
 * @param inPod whether Kubernetes defines it. Objects without allowed fields stay closed even then, because the CRD has no fields for them,
 * and Kubernetes would drop any.
 */
function published(schema: unknown, inPod: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((part) => published(part, inPod));
  if (!isMap(schema)) return schema;
  const {additionalProperties: limit, ...rest} = inPod ? omit(schema, 'unevaluatedProperties', 'not') : schema;
  const required = new Set(inPod && Array.isArray(rest['required']) ? rest['required'] : []);
  const mapped = mapValues(rest, (part, key) => {
    if (key !== 'properties' || !isMap(part))
      return key === 'enum' || key === 'default' ? part : published(part, inPod);
    return mapValues(part, (field, name) => {
      const isPod = inPod || podFields.has(name);
      return isPod && !required.has(name) ? orNull(published(field, true)) : published(field, isPod);
    });
  });
  const open = inPod ? suggested(mapped) : mapped;
  const isKept = !inPod || isMap(limit) || (limit === false && rest['properties'] === undefined);
  return isKept && limit !== undefined ? {...open, additionalProperties: published(limit, inPod)} : open;
}

/**
 * The variant of a strict schema for editors. It is as strict for the fields of secureCodeBox, but accepts everything that Kubernetes
 * accepts in a pod: unknown fields, null, newer enum values.
 *
 * @param strict a schema from `src/catalog/crds`
 */
export function publishedSchema(strict: Schema, id: string, release: string): Schema {
  const {$schema, $id: _id, $defs, ...rest} = strict;
  const definitions = isMap($defs)
    ? {$defs: mapValues($defs, (part, name) => published(part, podDefinitions.has(name)))}
    : {};
  return {
    $schema,
    $id: id,
    $comment: `secureCodeBox ${release}`,
    ...(published(rest, false) as Schema),
    ...definitions,
  };
}
