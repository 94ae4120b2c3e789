import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {schemaOf} from '../../../src/catalog/crds/schemas';
import {strictSchema} from './strict-schema';

type Schema = Readonly<Record<string, unknown>>;

/** What a value is, in the notation of `kubernetes-kinds.yaml`, which is explained there. */
type Form = string | readonly [Form] | {readonly [names: string]: Form};

const {types, forms, kinds} = parse(readFileSync(path.join(__dirname, 'kubernetes-kinds.yaml'), 'utf8')) as {
  readonly types: Readonly<Record<string, Schema>>;
  readonly forms: Readonly<Record<string, Form>>;
  readonly kinds: Readonly<Record<string, Form>>;
};

const object = (fields: readonly (readonly [name: string, form: Form])[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(([name, form]) => [name.replace('!', ''), schemaOfForm(form)])),
  additionalProperties: false,
  required: fields.flatMap(([name]) => (name.endsWith('!') ? [name.slice(0, -1)] : [])),
});

function schemaOfForm(form: Form): Schema {
  if (typeof form !== 'string') {
    if ('0' in form) return {type: 'array', items: schemaOfForm(form[0])};
    if (form['<name>'] !== undefined) return {type: 'object', additionalProperties: schemaOfForm(form['<name>'])};
    return object(Object.entries(form).flatMap(([names, one]) => names.split(' ').map((name) => [name, one] as const)));
  }
  const named = forms[form];
  if (named !== undefined) return schemaOfForm(named);
  const type = types[form];
  if (type === undefined && /^\w+$/.test(form)) throw new Error(`kubernetes-kinds.yaml: nothing is called ${form}`);
  return type ?? {enum: form.split(' | ')};
}

/** A kind in the form in which those of the product are read. */
function schemaOfKind([title, form]: readonly [string, Form]): Schema {
  const own = typeof form === 'string' ? forms[form] : form;
  const schema = schemaOfForm({'apiVersion kind': 'text', metadata: 'object', ...(own as object)});
  // What a Deployment runs is the pod of the catalog, whose parts stand among the definitions there.
  const runsPods = JSON.stringify(schema).includes('#/$defs/');
  const $defs = runsPods ? strictSchema(schemaOf('ScanType') ?? {})['$defs'] : {};
  return {$id: `https://kubernetes.invalid/${title}.schema.json`, title, ...schema, $defs};
}

/** One schema for each kind of `kubernetes-kinds.yaml`. */
export const kubernetesSchemas: readonly Schema[] = Object.entries(kinds).map(schemaOfKind);

/** Kinds of Kubernetes whose fields are checked, not only their form. */
export const kubernetesKinds: ReadonlySet<string> = new Set(Object.keys(kinds));
