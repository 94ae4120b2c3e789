import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

const NAME = 'third-party-licenses';
const FILE = 'third-party-licenses.txt';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** A module in the statistics of the bundler. A concatenated module contains others. */
interface StatsModule {
  readonly nameForCondition?: string | null;
  /** Whether the module is in no chunk, except as a part of a concatenated module. */
  readonly orphan?: boolean;
  readonly modules?: readonly StatsModule[];
}

const STATS = {all: false, modules: true, nestedModules: true, orphanModules: true, ids: true};

const filesIn = ({nameForCondition, modules = []}: StatsModule): string[] => [
  ...(nameForCondition ? [nameForCondition] : []),
  ...modules.flatMap(filesIn),
];

/** A package in the scripts or style sheets. */
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Text of its license file; empty if there is none. */
  readonly text: string;
}

/** The unique package folders of files. */
export function packageFolders(files: Iterable<string>): string[] {
  const folders = [...files].map((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

export function shippedPackage(folder: string): Shipped {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Partial<Shipped>;
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^licen[cs]e(?:\.|-|$)/i.test(name));
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8');
  const {name = '', version = '', license = ''} = manifest;
  return {name, version, license, text: text.replaceAll('\r\n', '\n').trim()};
}

/** The notices as one text: sorted packages, with packages grouped by license text. */
export function licenseNotices(packages: readonly Shipped[]): string {
  const byText = new Map<string, string[]>();
  const lines = packages.map(({name, version, license, text}) => ({title: `${name} ${version} (${license})`, text}));
  for (const {title, text} of lines.toSorted((a, b) => (a.title < b.title ? -1 : 1))) {
    const titles = byText.get(text) ?? [];
    if (!titles.includes(title)) byText.set(text, [...titles, title]);
  }
  const notices = [...byText].map(
    ([text, titles]) => `${titles.join('\n')}\n\n${text || 'The package has no license file.'}\n`,
  );
  return ['Software of others in the scripts and style sheets of this site.\n', ...notices].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}

function writeNotices(compiler: Compiler): void {
  compiler.hooks.done.tap(NAME, (stats) => {
    const modules: readonly StatsModule[] = stats.toJson(STATS).modules ?? [];
    const files = modules.filter(({orphan}) => !orphan).flatMap(filesIn);
    const packages = packageFolders(files).map(shippedPackage);
    writeFileSync(path.join(compiler.outputPath, FILE), licenseNotices(packages));
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
