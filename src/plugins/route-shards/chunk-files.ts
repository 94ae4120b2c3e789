/** Texts of the scripts of a build, by file name. */
type Scripts = ReadonlyMap<string, string>;

const calls = /\.e\("?([\w-]+)"?\)/g;
const table = String.raw`\{[^{}]*\}`;
const quoted = String.raw`"assets/js/"\+\(\((${table})\)\[\2\]\|\|\2\)\+"\."\+\((${table})\)\[\2\]`;
const naming = new RegExp(String.raw`([\w$]+)\.u=\(?([\w$]+)\)?=>${quoted}`);
const marker = /\["FILES OF ([\w-]+)"\]/;

const called = (text: string) => [...text.matchAll(calls)].map(([, id = '']) => id);

/** Minified numbers may be written as 13e3. */
const plainId = (id: string): string => (/^\d+e\d+$/.test(id) ? String(Number(id)) : id);

const read = (literal: string): Record<string, string> =>
  Object.fromEntries(
    [...literal.matchAll(/"?([\w-]+)"?:"([^"]+)"/g)].map(([, id = '', value = '']) => [plainId(id), value]),
  );

/**
 * Moves the file names of the chunks that only pages load from the runtime script, which comes with every page, to the
 * shards that load them.
 *
 * @param scripts all scripts of the build
 * @returns those that change
 * @throws Error when the runtime looks different from what is known here
 */
export function moveChunkFiles(scripts: Scripts): Map<string, string> {
  const shards = [...scripts].filter(([, text]) => marker.test(text));
  const runtime = [...scripts].find(([file]) => file.includes('runtime~'));
  const found = runtime && naming.exec(runtime[1]);
  if (!found)
    throw new Error('src/plugins/route-shards: the runtime of the bundler names the files of chunks in a new way.');
  const [whole, api = '', id = '', nameTable = '', digestTable = ''] = found;
  const [names, digests] = [read(nameTable), read(digestTable)];
  const isShard = new Set(shards.map(([file]) => file));
  const elsewhere = new Set([...scripts].filter(([file]) => !isShard.has(file)).flatMap(([, text]) => called(text)));
  const moved = new Set(
    shards.flatMap(([, text]) => called(text)).filter((chunk) => !elsewhere.has(chunk) && digests[chunk]),
  );
  const staying = (of: Record<string, string>) =>
    JSON.stringify(Object.fromEntries(Object.entries(of).filter(([chunk]) => !moved.has(chunk))));
  const rest = `((${staying(names)})[${id}]||${id})+"."+(${staying(digests)})[${id}]`;
  const changed = new Map<string, string>();
  const named = `${api}.u=${id}=>"assets/js/"+((${api}.chunkFiles||{})[${id}]||${rest})`;
  changed.set(
    runtime[0],
    runtime[1].replace(whole, () => named),
  );
  for (const [file, text] of shards) {
    const own = [...new Set(called(text))]
      .filter((chunk) => moved.has(chunk))
      .map((chunk) => [chunk, `${names[chunk] ?? chunk}.${digests[chunk]}`]);
    changed.set(
      file,
      text.replace(marker, () => JSON.stringify(Object.fromEntries(own))),
    );
  }
  return changed;
}
