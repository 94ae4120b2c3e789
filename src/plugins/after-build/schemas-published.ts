import mapValues from 'lodash/mapValues';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import {isMap} from '../../text/map';

/** A JSON Schema or a part of one. */
export type Schema = {readonly [key: string]: unknown};

/** Definitions that describe a part of a Kubernetes pod or of what surrounds it. */
const podDefinitions = new Set(
  (
    'affinity container envVar imagePullPolicy job keyRef localObjectReference podSpec quantity resources ' +
    'securityContext toleration volume volumeMount'
  ).split(' '),
);

/** Fields of our own kinds whose value is handed to a pod as it is. */
const podFields = new Set(
  (
    'affinity env imagePullPolicy imagePullSecrets initContainers nodeSelector resources tolerations volumeMounts ' +
    'volumes'
  ).split(' '),
);

/** True for a definition that Kubernetes makes, not secureCodeBox. */
export const isPodPart = (definition: string): boolean => podDefinitions.has(definition);

/** Keywords for people. */
const NOTES = ['description', 'default'];

/** Kubernetes takes null for a field that is left out. */
const orNull = (schema: unknown): unknown =>
  isMap(schema) ? {...pick(schema, NOTES), anyOf: [omit(schema, NOTES), {type: 'null'}]} : schema;

/** Words that an editor suggests, while others stay allowed: Kubernetes adds to its enumerations. */
const suggested = ({enum: words, ...rest}: Schema): Schema =>
  words === undefined ? rest : {...rest, anyOf: [{enum: words}, {type: 'string'}]};

/**
 * What is published of a part of a schema.
 * @param inPod whether Kubernetes defines it. An object that can hold nothing stays closed there, too: the CRD has no field
 *   for it, so Kubernetes would drop it.
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
 * The variant of a strict schema that is published for editors. It is as strict about the fields of secureCodeBox,
 * but never refuses what Kubernetes accepts inside a pod: unknown fields, null, newer words of an enumeration.
 *
 * @param strict a schema of `src/catalog/crds`
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
