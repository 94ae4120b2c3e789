/** `npm run pack [-- --dir build --out pack]`: packs the built site into an archive for offline networks. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {zipSync} from 'fflate';
import {PRODUCT_RELEASE} from '../src/catalog';
import {sha256} from '../src/lib/digest';
import {filesBelow, writeWhole} from '../src/lib/files';
import {offlineScript} from './pack/offline';
import {packedPage, packedPath} from './pack/page';

/** Configuration of the host. */
const LEFT_OUT = new Set(['_headers', '_redirects']);

/** The build info without file digests, because the archive contains modified files. */
function origin(text: string): string {
  const {files: _, ...rest} = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify(rest, undefined, 1)}\n`;
}

const readme = `Documentation and blog of secureCodeBox, release ${PRODUCT_RELEASE}

With a web server: unpack the archive into the root folder of any static file server, for example
  python3 -m zipfile -e secureCodeBox-docs-${PRODUCT_RELEASE}.zip docs && python3 -m http.server 8080 --directory docs
and open http://localhost:8080. Everything works offline, including the search. The pages only work at the root of the server.
For another path, change baseUrl in src/site/identity.ts and build the site again.

Without a server: open index.html in a browser. Text, images and links work. The search, the mobile menu, the color mode and
the rule editors do not, because browsers do not load their scripts from a folder. site-map/index.html lists all pages.
`;

/** The files of the archive by path, from the files of a build. */
function packedFiles(build: string): Record<string, Buffer> {
  const files = filesBelow(build).filter((file) => !LEFT_OUT.has(file));
  const packed = files.map((file): [string, Buffer] => {
    const content = readFileSync(path.join(build, file));
    const target = packedPath(file);
    if (file === 'build-info.json') return [target, Buffer.from(origin(content.toString()))];
    return [target, file.endsWith('.html') ? Buffer.from(packedPage(content.toString(), target)) : content];
  });
  const extensions = files.map((file) => path.posix.extname(file).slice(1)).filter((one) => one && one !== 'html');
  packed.push(
    ['offline.js', Buffer.from(offlineScript([...new Set(extensions)].toSorted()))],
    ['README.txt', Buffer.from(readme)],
  );
  // Sorted, because the archive of the same build is always the same.
  return Object.fromEntries(packed.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const root = path.resolve(__dirname, '..');
const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, out: {type: 'string', default: 'pack'}},
});
const build = path.resolve(root, values.dir);

if (existsSync(path.join(build, 'index.html'))) {
  const files = packedFiles(build);
  const packed = zipSync(files, {level: 9, mtime: new Date(1980, 0, 1)});
  const name = `secureCodeBox-docs-${PRODUCT_RELEASE}.zip`;
  const digest = sha256(packed);
  const out = path.resolve(root, values.out);
  writeWhole(path.join(out, name), packed);
  writeWhole(path.join(out, `${name}.sha256`), `${digest}  ${name}\n`);
  const unpacked = Object.values(files).reduce((sum, content) => sum + content.length, 0);
  console.log(
    `${path.join(values.out, name)}: ${(packed.length / 1e6).toFixed(1)} MB, ${Object.keys(files).length} files, ${(unpacked / 1e6).toFixed(1)} MB unpacked`,
  );
  console.log(`sha256 ${digest}`);
} else {
  console.error(`${values.dir} contains no build: run npm run build first.`);
  process.exitCode = 1;
}
