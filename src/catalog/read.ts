import {readdirSync} from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load, Type, YAMLException} from 'js-yaml';
import {readSource} from '../lib/source';

/** A YAML syntax error with the name of the file, the reason and the line (from 1). */
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

/** The tag `!common NAME` inserts a shared part from `common/parts.yaml`. */
const common = new Type('!common', {
  kind: 'scalar',
  resolve: (name: unknown) => typeof name === 'string' && partOf(name) !== undefined,
  construct: partOf,
});
const schema = CORE_SCHEMA.extend(common);

/** A JSON replacer that inlines shared lists in the lists that contain them. Other nested lists stay nested. */
const spliced = (_: string, value: unknown): unknown =>
  Array.isArray(value) ? value.flatMap((item) => (Object.values(parts ?? {}).includes(item) ? item : [item])) : value;

/**
 * Parses a file of the catalog. `npm run check` validates the content.
 * @param name Path in the catalog, without the extension.
 * @throws UnreadableEntry for invalid YAML and unknown shared parts.
 */
export function read<Content>(name: string): Content {
  const text = readSource(path.join(__dirname, `${name}.yaml`));
  try {
    return JSON.parse(JSON.stringify(load(text, {schema}) ?? null, spliced)) as Content;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // The error for a second document has no mark, although it is required in the types.
    const mark = error.mark as YAMLException['mark'] | undefined;
    throw new UnreadableEntry(name, error.reason, (mark?.line ?? 0) + 1);
  }
}

/**
 * The entries of a folder, sorted by file name.
 * @param key Field that is set to the file name.
 */
export function readEntries<Entry, Key extends keyof Entry>(folder: string, key: Key): readonly Entry[] {
  return readdirSync(path.join(__dirname, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .toSorted()
    .map((name) => ({[key]: name, ...read<Omit<Entry, Key>>(`${folder}/${name}`)}) as Entry);
}
