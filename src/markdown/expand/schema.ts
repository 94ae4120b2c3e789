import {attribute, type Call, type Written} from './directive';
import {suggest} from '../../lib/nearest';
import {fieldId, fieldIds} from './schema/anchors';
import {type Field, Value} from './schema/model';
import {facts, meaning} from './schema/words';
import {anchorMark, blocks, code, sentences} from './text';

/** The maximum nesting of lists. Deeper fields follow in the same list with dotted names, because more indents do not fit a phone. */
const NESTING = 3;

/** The value whose fields a directive lists, its path, and its description, which opens the reference. */
interface Root {
  readonly value: Value;
  readonly path: string;
  readonly lead: string;
}

function rootOf(call: Call, kind: string): Root {
  const {catalog, page, fail} = call;
  const found = catalog.schema(kind) ?? fail(`there is no kind "${kind}"`, suggest(kind, catalog.schemaKinds));
  const document = new Value(found);
  const wanted = call.attributes.path ?? '';
  if (wanted === '') return {value: document, path: '', lead: meaning(document)};
  const field = document.find(wanted);
  if ('missing' in field) {
    const {missing, names} = field;
    return fail(`${kind} has no field "${wanted}"; there is no "${missing}"`, suggest(missing, names));
  }
  const {value, path} = field;
  if (!value.below)
    return fail(`the field "${wanted}" of ${kind} has no fields of its own`, 'Name the object above it in `path`.');
  const ids = fieldIds(kind, path, page).filter((id) => !page.ids.has(id) && !page.fields.has(id));
  const lead = `${code(path)} (${facts(field)}): ${meaning(value)}`;
  return {value, path, lead: ids.length > 0 ? `${lead} ${anchorMark(ids)}` : lead};
}

/**
 * Chooses one place for every object that several fields share, and records it for this and later directives of the page: the one with
 * the shortest path, so that top-level fields take precedence over fields of a container. This also ends the recursion in objects that
 * contain themselves.
 */
function placeShared(root: Root, kind: string, written: Map<string, Written>): void {
  const queue: Pick<Field, 'value' | 'path'>[] = [root];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const {value, path} = next;
    const shared = value.below?.object.shared;
    if (shared !== undefined) {
      if (written.has(shared)) continue;
      written.set(shared, {label: path, id: fieldId(kind, path)});
    }
    queue.push(...value.fields(path));
  }
}

/** The anchor of a field. Its ids are recorded, so that no field is described twice. */
function mark({path}: Field, kind: string, {page, fail}: Call): string {
  const ids = fieldIds(kind, path, page);
  for (const id of ids) {
    if (page.ids.has(id)) {
      const problem = `the id "${id}" of the field "${path}" is also the id of a heading of this page`;
      fail(problem, 'Give the heading another id with {#…}.');
    }
    page.fields.add(id);
  }
  return anchorMark(ids);
}

/** `::schema{kind path}`: the field reference of a kind or a part of it. */
export function schema(call: Call): string {
  const kind = attribute(call, 'kind');
  const {written, fields: described} = call.page;
  const root = rootOf(call, kind);
  const all = root.value.fields(root.path);
  if (all[0] && described.has(fieldId(kind, all[0].path))) {
    const what = root.path === '' ? kind : `${kind} ${root.path}`;
    return call.fail(`the fields of ${what} are already on this page`, 'Keep one of the two directives.');
  }
  placeShared(root, kind, written);

  /**
   * List items for fields with their ids and nested fields.
   *
   * @param before the start of the names
   * @param open whether an enclosing object is described as open to further fields
   */
  const items = (fields: readonly Field[], depth: number, before: string, open: boolean): string[] =>
    fields.flatMap((field) => {
      const {value, path} = field;
      const {object, joint = '.'} = value.below ?? {};
      const home = written.get(object?.shared ?? '');
      const elsewhere = home && home.label !== path;
      const whose = joint === '.' ? 'Its fields' : 'The fields of each entry';
      const refers = elsewhere ? `${whose} are listed at [${code(home.label)}](#${home.id}).` : '';
      const words = sentences(meaning(value, {elsewhere, open}), refers);
      const name = before + field.name;
      const head = `${'  '.repeat(depth)}- ${code(name)} (${facts(field)})${words === '' ? '' : `: ${words}`}`;
      const isNested = depth + 1 < NESTING;
      return [
        `${head} ${mark(field, kind, call)}`,
        ...items(
          elsewhere ? [] : value.fields(path),
          isNested ? depth + 1 : depth,
          isNested ? '' : name + joint,
          open || value.isOpen,
        ),
      ];
    });
  return blocks(root.lead, items(all, 0, '', root.value.isOpen).join('\n'));
}
