import {gzipSync} from 'node:zlib';

/** A file of an archive. */
export interface Entry {
  /** Path with forward slashes. */
  readonly path: string;
  readonly content: Buffer;
}

const BLOCK = 512;

/** The same moment for every file, late enough for every tool to believe it. */
const MOMENT = Date.UTC(1980, 0, 1) / 1000;

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** Name and prefix of a path: ustar has room for 100 and 155 bytes. */
function split(path: string): {name: string; prefix: string} {
  if (Buffer.byteLength(path) <= 100) return {name: path, prefix: ''};
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return {name, prefix};
  }
  throw new Error(`${path} is too long for an archive of the kind ustar.`);
}

function header({path, content}: Entry): Buffer {
  const {name, prefix} = split(path);
  const block = Buffer.alloc(BLOCK);
  const fields: readonly (readonly [offset: number, text: string])[] = [
    [0, name],
    [100, octal(0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(content.length, 12)],
    [136, octal(MOMENT, 12)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\0'],
    [263, '00'],
    [345, prefix],
  ];
  for (const [offset, text] of fields) block.write(text, offset, 'utf8');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return block;
}

/**
 * A `tar.gz` that depends on nothing but names and contents: entries sorted, one date, no owner.
 *
 * @throws Error for a path that is too long
 */
export function archive(entries: readonly Entry[]): Buffer {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const parts = sorted.flatMap((entry) => {
    const rest = (BLOCK - (entry.content.length % BLOCK)) % BLOCK;
    return [header(entry), entry.content, Buffer.alloc(rest)];
  });
  const zipped = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), {level: 9});
  // The header names the operating system that packed it.
  zipped[9] = 255;
  return zipped;
}
