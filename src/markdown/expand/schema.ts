import {attribute, type Call} from './directive';
import {suggest} from '../../lib/nearest';
import {fieldId, fieldIds} from './schema/anchors';
import {SchemaDocument, type Structure} from './schema/model';
import {placeStructures} from './schema/plan';
import {facts, fieldsAsList} from './schema/render';
import type {Schema} from '../../catalog/schema';
import {isOpen, meaning} from './schema/words';
import {anchorMark, blocks, code} from './text';

interface Root {
  readonly structure: Structure;
  readonly path: string;
  /** The description of the root, which opens the reference. */
  readonly lead: string;
}

function openDocument(call: Call, kind: string): SchemaDocument {
  const found: Schema | undefined = call.catalog.schema(kind);
  if (!found) return call.fail(`there is no kind "${kind}"`, suggest(kind, call.catalog.schemaKinds));
  return new SchemaDocument(found);
}

function openRoot(call: Call, document: SchemaDocument, kind: string): Root {
  const path = call.attributes.path ?? '';
  if (path === '') {
    const structure = document.rootStructure();
    return {structure, path: '', lead: meaning(document, document.root)};
  }
  const field = document.find(path);
  if ('missing' in field) {
    return call.fail(
      `${kind} has no field "${path}"; there is no "${field.missing}"`,
      suggest(field.missing, field.names),
    );
  }
  if (!field.structure) {
    return call.fail(`the field "${path}" of ${kind} has no fields of its own`, 'Name the object above it in `path`.');
  }
  const ids = fieldIds(kind, field.path, call.page).filter((id) => !call.page.ids.has(id) && !call.page.fields.has(id));
  const lead = `${code(field.path)} (${facts(document, field)}): ${meaning(document, field.schema)}`;
  return {
    structure: field.structure,
    path: field.path,
    lead: ids.length > 0 ? `${lead} ${anchorMark(ids)}` : lead,
  };
}

/** `::schema{kind path}`: the field reference of a kind or a part of it. */
export function schema(call: Call): string {
  const kind = attribute(call, 'kind');
  const {page} = call;
  const document = openDocument(call, kind);
  const root = openRoot(call, document, kind);
  const fields = document.fields(root.structure, root.path);
  const [first] = fields;
  if (first && page.fields.has(fieldId(kind, first.path))) {
    return call.fail(
      `the fields of ${kind}${root.path === '' ? '' : ` ${root.path}`} are already on this page`,
      'Keep one of the two directives.',
    );
  }
  placeStructures(document, root, kind, page);
  const context = {document, kind, call, open: isOpen(document, root.structure.schema)};
  return blocks(root.lead, fieldsAsList(fields, context));
}
