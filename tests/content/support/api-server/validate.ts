import {Ajv2020, type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {customResources} from '../../../../src/catalog/crds';
import {schemaOf} from '../../../../src/catalog/crds/schemas';
import {type Draft, type Json, StatusError} from './types';

const ajv = addFormats.default(new Ajv2020({strict: false, allErrors: true}));

/** Compiles a schema without metadata, which the server completes and every object can extend. */
const withoutMetadata = (schema: Json) =>
  ajv.compile({...schema, properties: {...(schema['properties'] as Json | undefined), metadata: true}});

const validators = new Map(customResources.map(({kind}) => [kind, withoutMetadata((schemaOf(kind) ?? {}) as Json)]));

/**
 * Validates objects of secureCodeBox against their CRDs. `npm run check` validates Kubernetes kinds.
 *
 * @throws {@link StatusError} for an invalid object
 */
export function validate(object: Draft): void {
  const valid = validators.get(object.kind);
  if (!valid || valid(object)) return;
  const causes = valid.errors?.map(({instancePath, message, params}: ErrorObject) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
  const message = `${object.kind} "${object.metadata.name}" is invalid: ${causes?.join(', ')}`;
  throw new StatusError(422, 'Invalid', message);
}
