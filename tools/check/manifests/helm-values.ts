import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import memoize from 'lodash/memoize';
import {typeOf, valuesOf} from '../../../src/catalog/charts';
import type {Chart} from '../../../src/catalog/types';
import {at, pathOf} from '../../../src/text/at';
import {suggest} from '../../../src/text/nearest';
import {stepsTo} from './schema-flaws';

type Path = readonly (string | number)[];

/** A problem with a key in a values file or in `--set`, before its line is known. */
interface KeyFlaw {
  readonly path: Path;
  readonly problem: string;
  readonly fix: string;
}

/** A JSON Schema of a chart's values. */
interface ValuesSchema {
  type?: readonly string[];
  properties?: Record<string, ValuesSchema>;
  items?: ValuesSchema;
  additionalProperties?: boolean;
}

/** JSON types of the types in the catalog. Null removes the default of any value. */
const JSON_TYPES: Readonly<Record<string, readonly string[]>> = {
  bool: ['boolean', 'null'],
  int: ['integer', 'null'],
  list: ['array', 'null'],
  map: ['object', 'null'],
  string: ['string', 'number', 'boolean', 'null'],
};

/** What to write for a JSON type. */
const EXPECTED: Readonly<Record<string, readonly [what: string, fix: string]>> = {
  boolean: ['a boolean', 'write true or false without quotes'],
  integer: ['a whole number', 'write a number without quotes'],
  array: ['a list', 'write each item after a -'],
  object: ['a map', 'write keys and values'],
  string: ['text', 'write one value'],
};

/** Objects that charts pass to a pod unchanged: Kubernetes supports more fields than the chart lists. */
const POD_OBJECTS = new Set(['securityContext', 'podSecurityContext', 'resources', 'affinity', 'nodeSelector']);

/** `scanner.image.tag`, `drop[0]` and `rules[].override` as steps; indexes become 0. */
const stepsOf = (key: string): Path =>
  key.split('.').flatMap((name) => {
    const [plain = '', ...indexes] = name.split('[');
    return [plain, ...indexes.map(() => 0)];
  });

/** The schema at a key, which is created if it does not exist. */
function schemaAt(root: ValuesSchema, key: string): ValuesSchema {
  return stepsOf(key).reduce<ValuesSchema>((schema, step) => {
    if (typeof step === 'number') return (schema.items ??= {});
    schema.properties ??= {};
    return (schema.properties[step] ??= {});
  }, root);
}

/** Forbids other keys in groups of values. A map that is a value itself can have any keys. */
function close(schema: ValuesSchema): void {
  if (schema.properties === undefined) return;
  schema.type ??= ['object', 'null'];
  schema.additionalProperties ??= false;
  for (const [name, child] of Object.entries(schema.properties)) if (!POD_OBJECTS.has(name)) close(child);
}

function schemaOf(chart: Chart): ValuesSchema {
  const root: ValuesSchema = {properties: {global: {}}};
  for (const value of valuesOf(chart)) {
    const schema = schemaAt(root, value.key.replace(/\.\*$/, ''));
    schema.additionalProperties = true;
    const type = value.key.endsWith('.*') ? undefined : JSON_TYPES[typeOf(value)];
    if (type !== undefined) schema.type = type;
  }
  close(root);
  return root;
}

const validatorOf = memoize((chart: Chart) =>
  new Ajv2020({allErrors: true, verbose: true, strict: false}).compile(schemaOf(chart)),
);

function flawOf(chart: Chart, error: ErrorObject, values: unknown): KeyFlaw {
  const parent = stepsTo(error.instancePath, values);
  const schema = error.parentSchema as ValuesSchema;
  const {additionalProperty} = error.params as {additionalProperty?: string};
  if (additionalProperty === undefined) {
    const [what, fix] = EXPECTED[schema.type?.[0] ?? ''] ?? ['another value', 'correct the value'];
    return {path: parent, problem: `\`${pathOf(parent)}\` must be ${what}`, fix};
  }
  const path = [...parent, additionalProperty];
  const known = Object.keys(schema.properties ?? {}).map((name) => pathOf([...parent, name]));
  const fix = suggest(pathOf(path), known, `a value of the chart: ${known.slice(0, 10).join(', ')} …`);
  return {path, problem: `the chart ${chart.name} has no value \`${pathOf(path)}\``, fix};
}

function ignoredFlaws(chart: Chart, values: unknown): KeyFlaw[] {
  return (chart.ignores ?? []).flatMap(({key, reason}) => {
    const path = stepsOf(key.replace(/\.\*$/, ''));
    const problem = `\`${pathOf(path)}\` has no effect in the chart ${chart.name}`;
    return at(values, path) === undefined ? [] : [{path, problem, fix: `leave it out: ${reason}`}];
  });
}

/** Checks a values file of a chart: keys exist, have the right type and an effect. */
export function helmValueFlaws(chart: Chart, values: unknown): KeyFlaw[] {
  const ignored = ignoredFlaws(chart, values);
  if (ignored.length > 0) return ignored;
  const validate = validatorOf(chart);
  return validate(values ?? {}) ? [] : (validate.errors ?? []).map((error) => flawOf(chart, error, values));
}

/** Checks one value of `--set`, which is undefined if it is unknown. */
export const helmValueFlawsAt = (chart: Chart, path: Path, value: unknown): KeyFlaw[] =>
  helmValueFlaws(
    chart,
    path.reduceRight((inner, step) => (typeof step === 'number' ? [inner] : {[step]: inner}), value ?? null),
  );
