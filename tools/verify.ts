import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {BUILD_INFO, type BuildInfo} from '../src/site/hosts/build-info';
import {compareSite} from './verify/compare';

/** `npm run verify -- <url> [--dir build]`: compares the files of a deployed site with a local build. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {dir: {type: 'string', default: 'build'}}, allowPositionals: true});
  const file = path.resolve(values.dir, BUILD_INFO);
  const [url] = positionals;
  if (url === undefined || !URL.canParse(url) || !existsSync(file)) {
    console.error('Usage: npm run verify -- <url of the site> [--dir build], after npm run build');
    process.exitCode = 2;
    return;
  }
  const own = JSON.parse(readFileSync(file, 'utf8')) as BuildInfo;
  const {commit, compared, problems} = await compareSite(url, own);
  console.log(`Built from commit: ${commit ?? 'not stated'}. Compared with: ${own.commit ?? 'not stated'}.`);
  if (commit !== null && commit !== own.commit) {
    console.log(`To build the same: git checkout ${commit} && npm ci --ignore-scripts && npm run build`);
  }
  for (const problem of problems) console.log(problem);
  console.log(`${compared} files compared, ${problems.length} differ`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
