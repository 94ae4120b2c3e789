import {Ajv2020, type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {customResources} from '../../../../src/catalog/crds';
import {schemaOf} from '../../../../src/schemas';
import {strictSchema} from '../../../../tools/check/manifests/strict-schema';
import {kubernetesSchemas} from '../../../../tools/check/manifests/kubernetes-schemas';
import {type Json, type KubeObject, type Resource, StatusError} from './types';

/** A schema without what it says of metadata: the server fills them, and every object may have more. */
const withoutMetadata = (schema: Json): Json => ({
  ...schema,
  properties: {...(schema['properties'] as Json | undefined), metadata: true},
});

const schemas = new Map<string, Json>([
  ...customResources.map(({kind}) => [kind, withoutMetadata(strictSchema(schemaOf(kind) ?? {}))] as const),
  ...kubernetesSchemas.map((schema) => [String(schema['title']), withoutMetadata(schema)] as const),
]);

const ajv = (removeAdditional: boolean) =>
  addFormats.default(new Ajv2020({strict: false, allErrors: true, removeAdditional}));
const strict = ajv(false);
const pruning = ajv(true);

/**
 * Takes over an object as an API server with the CRDs of the product does: values that do not fit are refused, and fields that
 * no schema knows are refused when the client asks for strict validation, else taken off.
 */
export function validated({kind, group}: Resource, object: KubeObject, isStrict: boolean): KubeObject {
  const schema = schemas.get(kind);
  if (!schema) return object;
  const result = structuredClone(object);
  const validate = (isStrict ? strict : pruning).compile(schema);
  if (validate(result)) return result;
  const causes = ((validate.errors ?? []) as ErrorObject[]).map(({instancePath, message, params}) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
  throw new StatusError(422, 'Invalid', `${kind}.${group} "${object.metadata.name}" is invalid: ${causes.join(', ')}`);
}
