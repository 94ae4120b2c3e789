import addFormats from 'ajv-formats';
import Ajv2020, {type AnySchema, type ValidateFunction} from 'ajv/dist/2020';
import memoize from 'lodash/memoize';
import {isMap} from '../../../src/text/map';
import {at} from '../../at';

type Json = {readonly [key: string]: unknown};

/** A place in one of the schemas. */
export interface SchemaPlace {
  /** Address of the schema with a JSON pointer, as Ajv takes it. */
  readonly reference: string;
  /** Names of the fields that may follow, for suggestions. */
  readonly fields: readonly string[];
}

/** Why a path leads to no place of a schema. */
export class SchemaPathError extends Error {
  constructor(
    message: string,
    /** The step that does not exist, and the steps that do. */
    readonly step: string,
    readonly candidates: readonly string[],
  ) {
    super(message);
  }
}

/** Parts of a pod: taken from the schema of ScanType, which is where they occur in the product. */
const POD_PARTS: Readonly<Record<string, string>> = {
  Container: 'container',
  PodSpec: 'podSpec',
  JobTemplate: 'job',
  Volume: 'volume',
  VolumeMount: 'volumeMount',
  EnvVar: 'envVar',
  Toleration: 'toleration',
  Affinity: 'affinity',
  Resources: 'resources',
  SecurityContext: 'securityContext',
  Metadata: 'metadata',
};

/** The JSON Schemas of the product's kinds and of findings, and validators for them and for parts of them. */
export class Schemas {
  private readonly ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    // The schemas are ours and a test validates them; to do it at each start would take as long as a page.
    validateSchema: false,
  });
  private readonly roots = new Map<string, {schema: Json; pointer: string}>();
  private readonly compiled = memoize((reference: string) => this.ajv.compile({$ref: reference}));

  /** `schemas` are parsed JSON Schema documents with `$id` and `title`, which is the kind. */
  constructor(schemas: readonly unknown[]) {
    addFormats(this.ajv);
    for (const schema of schemas) {
      if (!isMap(schema)) throw new Error('A schema is not an object.');
      this.ajv.addSchema(schema as AnySchema);
      this.addRoots(schema);
    }
  }

  private addRoots(schema: Json): void {
    if (schema['type'] === 'array') {
      this.roots.set('Finding[]', {schema, pointer: ''});
      this.roots.set('Finding', {schema, pointer: '/items'});
      return;
    }
    this.roots.set(String(schema['title']), {schema, pointer: ''});
    if (schema['title'] !== 'ScanType') return;
    for (const [name, definition] of Object.entries(POD_PARTS))
      this.roots.set(name, {schema, pointer: `/$defs/${definition}`});
  }

  /** What a path may begin with. */
  get rootNames(): readonly string[] {
    return [...this.roots.keys()];
  }

  /**
   * The place of a path such as `Scan.spec.cascades` or `Scan.spec.env[]`, through references, lists and maps.
   * Otherwise the step that fails.
   */
  find(fieldPath: string): SchemaPlace | SchemaPathError {
    const direct = this.roots.get(fieldPath);
    const [first = '', ...rest] = direct ? [fieldPath] : fieldPath.replaceAll('[]', '.[]').split('.');
    const root = direct ?? this.roots.get(first);
    if (!root) return new SchemaPathError(`\`${first}\` is not a kind with a schema`, first, this.rootNames);
    let pointer = resolve(root.schema, root.pointer);
    let walked = first;
    for (const step of rest) {
      const schema = partAt(root.schema, pointer);
      const next = step === '[]' ? itemPointer(schema) : fieldPointer(schema, step);
      if (next === undefined)
        return new SchemaPathError(
          `\`${walked}\` has no ${step === '[]' ? 'items' : `field \`${step}\``}`,
          step,
          fieldsOf(schema),
        );
      pointer = resolve(root.schema, pointer + next);
      walked += step === '[]' ? '[]' : `.${step}`;
    }
    return {reference: `${String(root.schema['$id'])}#${pointer}`, fields: fieldsOf(partAt(root.schema, pointer))};
  }

  /** The names of the fields at a place inside a value: for suggestions next to an unknown field. */
  fieldsAt(fieldPath: string, instancePath: readonly (string | number)[]): readonly string[] {
    const steps = instancePath.map((step) => (typeof step === 'number' ? '[]' : step));
    const place = this.find([fieldPath, ...steps].join('.').replaceAll('.[]', '[]'));
    return place instanceof SchemaPathError ? [] : place.fields;
  }

  validator(fieldPath: string): ValidateFunction {
    const place = this.find(fieldPath);
    if (place instanceof SchemaPathError) throw place;
    return this.compiled(place.reference);
  }
}

const escape = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The steps of a JSON pointer. */
export const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function partAt(schema: Json, pointer: string): Json {
  const part = at(schema, stepsOf(pointer));
  return isMap(part) ? part : {};
}

/** Follows references, and the one alternative that is not null. */
function resolve(root: Json, pointer: string): string {
  const schema = partAt(root, pointer);
  const reference = schema['$ref'];
  if (typeof reference === 'string' && reference.startsWith('#')) return resolve(root, reference.slice(1));
  const alternatives = Array.isArray(schema['anyOf']) && schema['type'] === undefined ? schema['anyOf'] : [];
  const real = alternatives.findIndex((alternative) => isMap(alternative) && alternative['$ref'] !== undefined);
  return real === -1 ? pointer : resolve(root, `${pointer}/anyOf/${real}`);
}

function fieldPointer(schema: Json, step: string): string | undefined {
  const {properties, additionalProperties} = schema;
  if (isMap(properties) && step in properties) return `/properties/${escape(step)}`;
  return isMap(additionalProperties) ? '/additionalProperties' : undefined;
}

function itemPointer(schema: Json): string | undefined {
  return isMap(schema['items']) ? '/items' : undefined;
}

function fieldsOf(schema: Json): string[] {
  return isMap(schema['properties']) ? Object.keys(schema['properties']) : [];
}
