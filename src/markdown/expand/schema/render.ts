import {anchorMark, code} from '../text';
import type {Call} from '../directive';
import {fieldIds} from './anchors';
import type {Field, SchemaDocument} from './model';
import {elsewhere} from './plan';
import {isOpen, literal, meaning, typeWords} from './words';

/** The maximum nesting of lists. Deeper fields follow in the same list with dotted names, because more indents do not fit a phone. */
const NESTING = 3;

interface Context {
  readonly document: SchemaDocument;
  readonly kind: string;
  readonly call: Call;
  /** Whether an enclosing object is described as open to further fields. */
  readonly open: boolean;
}

/** The context of the fields below a field. */
const inside = (field: Field, context: Context): Context => ({
  ...context,
  open: context.open || isOpen(context.document, field.schema),
});

/** The anchor of a field. Its ids are recorded, so that no field is described twice. */
function mark(field: Field, context: Context): string {
  const {page, fail} = context.call;
  const ids = fieldIds(context.kind, field.path, page);
  for (const id of ids) {
    if (page.ids.has(id)) {
      fail(
        `the id "${id}" of the field "${field.path}" is also the id of a heading of this page`,
        'Give the heading another id with {#…}.',
      );
    }
    page.fields.add(id);
  }
  return anchorMark(ids);
}

/** `string, required, default "x"`: the facts that readers look for first. */
export function facts(document: SchemaDocument, field: Pick<Field, 'schema' | 'nullable' | 'required'>): string {
  const {schema, nullable, required} = field;
  return [
    typeWords(document, schema) + (nullable ? ' or `null`' : ''),
    required ? 'required' : 'optional',
    ...(schema.default === undefined ? [] : [`default ${literal(schema.default)}`]),
  ].join(', ');
}

/** The fields listed below this one; none if they are described elsewhere. */
function below(field: Field, context: Context): Field[] {
  const here = field.structure && elsewhere(field, context.call.page) === undefined;
  return here && field.structure ? context.document.fields(field.structure, field.path) : [];
}

function referral(field: Field, context: Context): string {
  const place = elsewhere(field, context.call.page);
  if (place === undefined || !field.structure) return '';
  const whose = field.structure.joint === '.' ? 'Its fields' : 'The fields of each entry';
  return `${whose} are listed at [${code(place.label)}](#${place.id}).`;
}

function text(field: Field, context: Context): string {
  const refers = referral(field, context);
  const around = {elsewhere: refers !== '', open: context.open};
  const words = meaning(context.document, field.schema, around);
  return [words, refers].filter((part) => part !== '').join(' ');
}

/** List items for fields with their ids and nested fields. */
function items(fields: readonly Field[], depth: number, before: string, context: Context): string[] {
  const indent = '  '.repeat(depth);
  return fields.flatMap((field) => {
    const name = before + field.name;
    const words = text(field, context);
    const head = `${indent}- ${code(name)} (${facts(context.document, field)})${words === '' ? '' : `: ${words}`}`;
    const line = `${head} ${mark(field, context)}`;
    const inner = below(field, context);
    return depth + 1 < NESTING
      ? [line, ...items(inner, depth + 1, '', inside(field, context))]
      : [line, ...items(inner, depth, `${name}${field.structure?.joint ?? '.'}`, inside(field, context))];
  });
}

export const fieldsAsList = (fields: readonly Field[], context: Context): string =>
  items(fields, 0, '', context).join('\n');
