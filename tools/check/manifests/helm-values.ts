import memoize from 'lodash/memoize';
import set from 'lodash/set';
import {typeOf, valuesOf} from '../../../src/catalog/charts';
import type {Chart} from '../../../src/catalog/types';
import {at} from '../../../src/lib/at';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {compile, errorDiagnostics} from './schemas';
import {YamlDocument} from './yaml-text';

/** A JSON Schema of a chart's values. */
interface ValuesSchema {
  type?: readonly string[];
  properties?: Record<string, ValuesSchema>;
  items?: ValuesSchema;
  additionalProperties?: boolean;
}

/** JSON types by catalog type. All accept null, which removes a default. */
const JSON_TYPES: Readonly<Record<string, readonly string[]>> = {
  bool: ['boolean', 'null'],
  int: ['integer', 'null'],
  list: ['array', 'null'],
  map: ['object', 'null'],
  string: ['string', 'number', 'boolean', 'null'],
};

/** Objects that charts pass to a pod unchanged, so they accept more fields than the chart lists. */
const POD_OBJECTS = new Set(['securityContext', 'podSecurityContext', 'resources', 'affinity', 'nodeSelector']);

/** Returns the schema at a key such as `scanner.image.tag` or `drop[0]`, and creates it if it does not exist. */
function schemaAt(root: ValuesSchema, key: string): ValuesSchema {
  return key.split(/[.[]/).reduce<ValuesSchema>((schema, step) => {
    if (step.endsWith(']')) return (schema.items ??= {});
    schema.properties ??= {};
    return (schema.properties[step] ??= {});
  }, root);
}

/** Forbids unlisted keys in groups of values, but not in values of type map. */
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

const validatorOf = memoize((chart: Chart) => compile(schemaOf(chart)));

/** Checks that the values in a values file exist, have the right type, and have an effect. */
export function checkHelmValue(chart: Chart, document: YamlDocument): Diagnostic[] {
  const ignored = (chart.ignores ?? []).flatMap(({key, reason}): Diagnostic[] => {
    const plain = key.replace(/\.\*$/, '');
    const problem = `\`${plain}\` has no effect in the chart ${chart.name}`;
    if (at(document.value, plain) === undefined) return [];
    return document.report(plain.split('.'), problem, `leave it out: ${reason}`);
  });
  const validate = validatorOf(chart);
  if (ignored.length > 0 || validate(document.value ?? {})) return ignored;
  return errorDiagnostics(validate.errors ?? [], document, chart.name);
}

/** Checks the key of a value in `--set`. */
export const checkHelmValueAt = (chart: Chart, path: readonly (string | number)[], line: number): Diagnostic[] =>
  checkHelmValue(chart, new YamlDocument(set({}, path, null), () => line));
