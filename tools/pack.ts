/** `npm run pack [-- --dir build --out pack]`: packs the built site into an archive for offline networks. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {PRODUCT_RELEASE} from '../src/catalog';
import {sha256} from '../src/lib/digest';
import {archive, packedFiles} from './pack/index';

const root = path.resolve(__dirname, '..');
const {values} = parseArgs({
  options: {dir: {type: 'string', default: 'build'}, out: {type: 'string', default: 'pack'}},
});
const build = path.resolve(root, values.dir);

if (existsSync(path.join(build, 'index.html'))) {
  const files = packedFiles(build, PRODUCT_RELEASE);
  const packed = archive(files);
  const name = `secureCodeBox-docs-${PRODUCT_RELEASE}.zip`;
  const digest = sha256(packed);
  const out = path.resolve(root, values.out);
  mkdirSync(out, {recursive: true});
  writeFileSync(path.join(out, name), packed);
  writeFileSync(path.join(out, `${name}.sha256`), `${digest}  ${name}\n`);
  const unpacked = files.reduce((sum, {content}) => sum + content.length, 0);
  console.log(
    `${path.join(values.out, name)}: ${(packed.length / 1e6).toFixed(1)} MB, ${files.length} files, ${(unpacked / 1e6).toFixed(1)} MB unpacked`,
  );
  console.log(`sha256 ${digest}`);
} else {
  console.error(`${values.dir} contains no build: run npm run build first.`);
  process.exitCode = 1;
}
