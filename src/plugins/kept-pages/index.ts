import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {filesBelow} from '../../files/files';
import {digestOfCode} from '../../files/digest';
import {keep, readKept} from '../../files/kept';
import {pageName} from '../after-build/html/files';
import {readRoutes} from '../route-shards/write';
import {splitRoutes} from '../route-shards/split';
import {keysOf} from './keys';

/** What the framework is given to render all pages, as far as it is used here. */
interface Given {
  readonly props: Props;
  readonly serverBundlePath: string;
  readonly clientManifestPath: string;
}

/** Renders pages into files. Answers what it learned of each, by its path. */
type Render = (given: Given) => Promise<{readonly collectedData: Readonly<Record<string, unknown>>}>;

interface KeptPage {
  readonly html: string;
  readonly learned: unknown;
}

const ROOT = path.resolve(__dirname, '../../..');

/** A file with a digest in its name. */
const FILE = String.raw`\bassets/(?:js|css)/([^"/>]+)\.[\da-f]{8}\.(js|css)\b`;
const NAME = new RegExp(FILE, 'g');
const IN_TAG = new RegExp(String.raw`(?<=<(?:script|link)\b[^>]*/)${FILE}`, 'g');

/** What a manifest of scripts says, without digests. Its entries have no order of their own. */
function lasting(manifest: string): string[][] {
  const told = JSON.parse(manifest.replaceAll(NAME, '$1.$2').replaceAll(/"hash": "\w*"/g, '"hash": ""')) as object;
  return Object.values(told).map((part: object) =>
    Object.entries(part)
      .map((entry) => JSON.stringify(entry))
      .toSorted(),
  );
}

/** Has only those pages rendered whose HTML a build before this one has not made of the same. */
const renderChanged =
  (render: Render): Render =>
  async (given) => {
    const {siteDir, outDir, baseUrl, generatedFilesDir, routesPaths, headTags, preBodyTags, postBodyTags} = given.props;
    const manifest = readFileSync(given.clientManifestPath, 'utf8');
    const names = new Map([...manifest.matchAll(NAME)].map(([file, name, ending]) => [`${name}.${ending}`, file]));
    const server = path.dirname(given.serverBundlePath);
    const keyOf = keysOf({
      scripts: filesBelow(server, '.js'),
      textOf: (file) => readFileSync(path.join(server, file), 'utf8'),
      pages: splitRoutes(readRoutes(generatedFilesDir), []).pages,
      rest: JSON.stringify([
        digestOfCode(ROOT, ['src/plugins/kept-pages', 'src/plugins/route-shards', 'src/files']),
        [process.version, process.env.SKIP_HTML_MINIFICATION],
        [headTags, preBodyTags, postBodyTags],
        lasting(manifest),
      ]),
    });
    const fileOf = (route: string): string => path.join(outDir, `${pageName(route, baseUrl)}.html`);
    const keptOf = (route: string): string =>
      path.join(siteDir, 'node_modules/.cache/rendered', `${pageName(route, baseUrl)}.json`);
    const found = new Map<string, unknown>();
    for (const route of routesPaths) {
      const key = keyOf(route);
      const held = key && readKept(keptOf(route), key);
      if (!held) continue;
      const {html, learned} = JSON.parse(String(held)) as KeptPage;
      mkdirSync(path.dirname(fileOf(route)), {recursive: true});
      // The scripts and styles of all pages have the names of this build.
      writeFileSync(
        fileOf(route),
        html.replaceAll(IN_TAG, (file, name: string, ending: string) => names.get(`${name}.${ending}`) ?? file),
      );
      found.set(route, learned);
    }
    const changed = routesPaths.filter((route) => !found.has(route));
    const {collectedData} = await render({...given, props: {...given.props, routesPaths: changed}});
    for (const [route, learned] of Object.entries(collectedData)) {
      const key = keyOf(route);
      const page = {html: readFileSync(fileOf(route), 'utf8'), learned} satisfies KeptPage;
      if (key) keep(keptOf(route), key, JSON.stringify(page));
    }
    return {collectedData: {...Object.fromEntries(found), ...collectedData}};
  };

/**
 * A warm build renders only the pages that have changed. The framework has no hook for it: what renders all pages is exchanged
 * where the build looks for it.
 *
 * @throws Error when it is not there
 */
export default function keptPages(): Plugin {
  const framework = require('@docusaurus/core/lib/ssg/ssgExecutor') as {executeSSG?: Render};
  if (!framework.executeSSG) throw new Error('src/plugins/kept-pages: the framework renders pages in a new way.');
  // For each language the plugin is asked anew.
  if (framework.executeSSG.name === 'executeSSG') framework.executeSSG = renderChanged(framework.executeSSG);
  return {name: 'kept-pages'};
}
