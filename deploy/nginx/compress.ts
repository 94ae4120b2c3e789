import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {constants, gzipSync} from 'node:zlib';
import {isCompressible, mediaType} from '../../src/site/hosts/media-types';

/** Minimum size in bytes, because smaller files do not benefit. The same as `gzip_min_length` in `default.conf`. */
const SMALLEST = 512;

/** `npx tsx deploy/nginx/compress.ts <build>`: writes a .gz file for `gzip_static` next to each compressible file. */
function main([build]: readonly string[]): void {
  if (!build || !existsSync(path.join(build, 'index.html'))) {
    console.error('Usage: npx tsx deploy/nginx/compress.ts <folder of the build>');
    process.exitCode = 1;
    return;
  }
  for (const entry of readdirSync(build, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || !isCompressible(mediaType(entry.name))) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file);
    if (text.length >= SMALLEST) writeFileSync(`${file}.gz`, gzipSync(text, {level: constants.Z_BEST_COMPRESSION}));
  }
}

main(process.argv.slice(2));
