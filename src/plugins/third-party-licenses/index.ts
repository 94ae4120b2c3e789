import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import groupBy from 'lodash/groupBy';
import sortBy from 'lodash/sortBy';
import uniq from 'lodash/uniq';

const NAME = 'third-party-licenses';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** A module in the statistics of the bundler. A concatenated module contains others. */
interface StatsModule {
  readonly nameForCondition?: string | null;
  /** Whether the module is in no chunk, except as a part of a concatenated module. */
  readonly orphan?: boolean;
  readonly modules?: readonly StatsModule[];
}

const STATS = {all: false, modules: true, nestedModules: true, orphanModules: true, ids: true};

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const foldersOf = ({nameForCondition, modules = []}: StatsModule): string[] => [
  ...(PACKAGE_FOLDER.exec(nameForCondition ?? '') ?? []),
  ...modules.flatMap(foldersOf),
];

/** The name of a package, and the text of its license file. */
function licenseOf(folder: string): {readonly title: string; readonly text: string} {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^licen[cs]e(?:\.|-|$)/i.test(name));
  const text = file === undefined ? 'The package has no license file.' : readFileSync(path.join(folder, file), 'utf8');
  return {
    title: `${manifest['name']} ${manifest['version']} (${manifest['license'] ?? ''})`,
    text: text.replaceAll('\r\n', '\n').trim(),
  };
}

function writeNotices(compiler: Compiler): void {
  compiler.hooks.done.tap(NAME, (stats) => {
    const modules: readonly StatsModule[] = stats.toJson(STATS).modules ?? [];
    const folders = uniq(modules.filter(({orphan}) => !orphan).flatMap(foldersOf));
    const byText = groupBy(sortBy(folders.map(licenseOf), 'title'), 'text');
    const notices = Object.entries(byText).map(
      ([text, packages]) => `${uniq(packages.map(({title}) => title)).join('\n')}\n\n${text}\n`,
    );
    const parts = ['Software of others in the scripts and style sheets of this site.\n', ...notices];
    writeFileSync(path.join(compiler.outputPath, `${NAME}.txt`), parts.join(`\n${'-'.repeat(80)}\n\n`));
  });
}

/**
 * Writes the license notices of all packages in the browser's scripts and style sheets to `/third-party-licenses.txt`, because licenses
 * require it.
 */
export default function thirdPartyLicenses(): Plugin {
  return {
    name: NAME,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [{apply: writeNotices}]};
    },
  };
}
