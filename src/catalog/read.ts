import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load, Type, YAMLException} from 'js-yaml';

/** A file that is not YAML: which one, what is wrong, and in which line. */
export class UnreadableEntry extends Error {
  constructor(
    override readonly name: string,
    readonly reason: string,
    readonly line: number,
  ) {
    super(`src/catalog/${name}.yaml:${line}: ${reason}`);
  }
}

let parts: Readonly<Record<string, unknown>> | undefined;
const partOf = (name: string): unknown => (parts ??= read<Readonly<Record<string, unknown>>>('common/parts'))[name];

/** `!common NAME` stands for what several entries share, in `common/parts.yaml`. */
const common = new Type('!common', {
  kind: 'scalar',
  resolve: (name: unknown) => typeof name === 'string' && partOf(name) !== undefined,
  construct: partOf,
});
const schema = CORE_SCHEMA.extend(common);

/** A list in which a part that is a list itself is item by item. Lists that an entry writes within lists stay. */
const spliced = (_: string, value: unknown): unknown =>
  Array.isArray(value) ? value.flatMap((item) => (Object.values(parts ?? {}).includes(item) ? item : [item])) : value;

/**
 * What a file of the catalog holds. Its form is judged by `npm run check`.
 * @param name Path from the catalog, without the ending.
 */
export function read<Content>(name: string): Content {
  const text = readFileSync(path.join(__dirname, `${name}.yaml`), 'utf8');
  try {
    return JSON.parse(JSON.stringify(load(text, {schema}) ?? null, spliced)) as Content;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // Its types promise a mark, which the error about a second document lacks.
    const mark = error.mark as YAMLException['mark'] | undefined;
    throw new UnreadableEntry(name, error.reason, (mark?.line ?? 0) + 1);
  }
}

/**
 * The entries of a folder, by the names of their files.
 * @param key Field of an entry that is the name of its file.
 */
export function readEntries<Entry, Key extends keyof Entry>(folder: string, key: Key): readonly Entry[] {
  return readdirSync(path.join(__dirname, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .toSorted()
    .map((name) => ({[key]: name, ...read<Omit<Entry, Key>>(`${folder}/${name}`)}) as Entry);
}
