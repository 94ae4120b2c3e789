import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/lib/files';
import {mediaTypes} from '../../src/site/hosts/media-types';
import {readHeadersFile, readRedirectsFile} from '../../src/site/hosts/netlify';
import {nginxHeaders, nginxMaps} from './maps';

/**
 * `npx tsx deploy/nginx/render.ts <build> <target>`: writes the nginx configuration for a build. Deploy both together,
 * because the Content Security Policy in `headers.conf` depends on the scripts of the build.
 *
 * The base path is the path of the rule for all paths in `_headers`. A build for `/docs-site/` is served from the folder
 * `docs-site` in the nginx root.
 */
function main([build, target]: readonly string[]): void {
  if (!build || !target || !existsSync(path.join(build, '_headers'))) {
    console.error('Usage: npx tsx deploy/nginx/render.ts <folder of the build> <folder to write to>');
    process.exitCode = 1;
    return;
  }
  const headers = readHeadersFile(readFileSync(path.join(build, '_headers'), 'utf8'));
  const redirects = readRedirectsFile(readFileSync(path.join(build, '_redirects'), 'utf8'));
  const baseUrl = headers.find(({path: rule}) => rule.endsWith('/*'))?.path.slice(0, -1) ?? '/';
  const pages = filesBelow(build)
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !/(?:^|\/)index\.html$/.test(file))
    .map((file) => `${baseUrl}${file.slice(0, -'.html'.length)}`);
  mkdirSync(target, {recursive: true});
  writeFileSync(path.join(target, 'maps.conf'), nginxMaps(headers, redirects, pages, baseUrl));
  writeFileSync(path.join(target, 'headers.conf'), nginxHeaders(headers, mediaTypes));
  const rules = readFileSync(path.join(__dirname, 'pages.conf'), 'utf8');
  writeFileSync(path.join(target, 'pages.conf'), rules.replaceAll('@BASE@', baseUrl));
}

main(process.argv.slice(2));
