import {isMap} from '../../src/lib/map';
import {type Folder, inOneLine} from './folder';

/** A fact that two releases have differently. */
export interface Change {
  /** The subject: `chart nmap`, `kind Scan`, `operator`, `scbctl`, `release`. */
  readonly about: string;
  /** The kind of the file, such as `charts`, and the name in it, such as `nmap`. */
  readonly of: readonly [kind: string, name: string];
  /** Path of the fact in the file. */
  readonly path: readonly string[];
  /** Undefined for something new. */
  readonly before?: string;
  /** Undefined for something removed. */
  readonly after?: string;
}

const SUBJECTS: Readonly<Record<string, string>> = {charts: 'chart', crds: 'kind', findings: 'findings of'};

/** The name of a list item: of an object, a rule of a role, or anything with a name. */
function nameOf(item: unknown): string | undefined {
  if (!isMap(item)) return undefined;
  const {kind, metadata, name, apiGroups, resources, resourceNames} = item;
  if (typeof kind === 'string' && isMap(metadata) && typeof metadata['name'] === 'string')
    return `${kind} ${metadata['name']}`;
  if (Array.isArray(apiGroups) && Array.isArray(resources))
    return `rule ${resources.join(', ')} of ${apiGroups.map((group) => group || 'core').join(', ')}${Array.isArray(resourceNames) ? ` named ${resourceNames.join(', ')}` : ''}`;
  return typeof name === 'string' ? name : undefined;
}

/** Facts by path. A list of named items is compared by name, any other list as a whole, and a list of words word by word. */
function flat(value: unknown, path: readonly string[], into: Map<string, string>, words: boolean): Map<string, string> {
  const key = JSON.stringify(path);
  if (Array.isArray(value) && words)
    for (const word of value) into.set(JSON.stringify([...path, String(word)]), String(word));
  else if (Array.isArray(value)) {
    const names = value.map(nameOf);
    const isNamed =
      value.length > 0 && names.every((name) => name !== undefined) && new Set(names).size === names.length;
    if (isNamed) value.forEach((item, index) => flat(item, [...path, names[index]!], into, words));
    else into.set(key, inOneLine(value));
  } else if (isMap(value) && Object.keys(value).length > 0) {
    for (const [name, part] of Object.entries(value)) flat(part, [...path, name], into, words);
  } else into.set(key, typeof value === 'string' ? value : inOneLine(value));
  return into;
}

/** Whole items instead of each of their fields: a new object, rule or field of a definition is one change. */
function grouped(changes: readonly Change[], isKnown: (path: readonly string[]) => boolean): readonly Change[] {
  const byRoot = new Map<string, Change>();
  for (const change of changes) {
    const depth = change.path.findIndex((_, index) => index > 0 && !isKnown(change.path.slice(0, index + 1)));
    const path = depth < 0 ? change.path : change.path.slice(0, depth + 1);
    const key = JSON.stringify(path);
    const known = byRoot.get(key);
    if (known === undefined)
      byRoot.set(key, depth < 0 || depth + 1 === change.path.length ? change : {...change, path, ...whole(change)});
  }
  return [...byRoot.values()];
}

const whole = ({before}: Change): Partial<Change> => (before === undefined ? {after: 'new'} : {before: 'gone'});

/** All paths and the paths above them. */
const parents = (map: ReadonlyMap<string, string>) =>
  new Set(
    [...map.keys()].flatMap((key) =>
      (JSON.parse(key) as string[]).map((_, index, path) => JSON.stringify(path.slice(0, index + 1))),
    ),
  );

/** Compares the same file of two releases. */
function fileChanges(of: Change['of'], before: unknown, after: unknown): readonly Change[] {
  const [kind, name] = of;
  const about = kind === 'names' || kind === '' ? name : `${SUBJECTS[kind] ?? kind} ${name}`;
  const words = kind === 'names' || kind === 'findings';
  const [old, now] = [before, after].map((one) => flat(one, [], new Map(), words));
  const found = [...new Set([...old!.keys(), ...now!.keys()])].toSorted().flatMap((key): readonly Change[] => {
    if (old!.get(key) === now!.get(key)) return [];
    const [was, is] = [old!.get(key), now!.get(key)];
    return [
      {
        about,
        of,
        path: JSON.parse(key) as string[],
        ...(was !== undefined && {before: was}),
        ...(is !== undefined && {after: is}),
      },
    ];
  });
  const [had, has] = [parents(old!), parents(now!)];
  const gone = found.filter((one) => one.after === undefined);
  const fresh = found.filter((one) => one.before === undefined);
  const both = found.filter((one) => one.before !== undefined && one.after !== undefined);
  const changes = [
    ...both,
    ...grouped(gone, (path) => has.has(JSON.stringify(path))),
    ...grouped(fresh, (path) => had.has(JSON.stringify(path))),
  ];
  return kind === 'charts' ? withoutEchoes(changes) : changes;
}

/** Leaves out what follows from another change: an image with the new tool version, and the same change in an object of a switch. */
function withoutEchoes(changes: readonly Change[]): readonly Change[] {
  const version = changes.find(({path}) => path[0] === 'appVersion');
  const said = new Set<string>();
  return changes.filter(({path, before, after}) => {
    if (path[0] !== 'objects' && path[0] !== 'switches') return true;
    if (version?.before && before?.replace(version.before, version.after ?? '') === after) return false;
    const key = JSON.stringify([path.slice(path[0] === 'switches' ? 2 : 1), before, after]);
    const isNew = !said.has(key);
    said.add(key);
    return isNew;
  });
}

const fileOf = (file: string): Change['of'] => {
  const [, kind = '', name = ''] = /^(?:([^/]+)\/)?(.+)\.json$/.exec(file) ?? [];
  return [kind, name];
};

/** Files that only evidence and quotations are compared with. */
const INDIRECT = /^(?:symbols|messages|removed)\/|^proofs\.json$/;

/** The facts that differ between two imported folders, in the order of their files. */
export function compare(before: Folder, after: Folder): readonly Change[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((file) => !INDIRECT.test(file));
  return files.toSorted().flatMap((file): readonly Change[] => {
    const of = fileOf(file);
    const about = `${SUBJECTS[of[0]] ?? ''} ${of[1]}`.trim();
    if (before[file] === undefined) return [{about, of, path: [], after: 'new'}];
    if (after[file] === undefined) return [{about, of, path: [], before: 'gone'}];
    return fileChanges(of, before[file], after[file]);
  });
}
