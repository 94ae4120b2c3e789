import {exec} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {keep, readKept} from '../../../files/kept';
import type {AfterBuildContext} from '../context';

// A build is for production, for which npm would leave out what only builds the site.
const COMMAND =
  'sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --include=dev --include=optional --include=peer';

/** The parts of a CycloneDX document that are changed. */
interface Bom {
  serialNumber?: string;
  readonly metadata: {
    timestamp?: string;
    readonly tools: {version?: string}[];
    readonly component: {name: string};
  };
}

/**
 * What `npm sbom` says, without what differs between two runs for one lockfile: a random number, the time, the version
 * of npm, and the name of the folder, which it takes for the name of the project.
 */
export function lastingSbom(text: string, name: string): string {
  const bom = JSON.parse(text) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  for (const tool of bom.metadata.tools) delete tool.version;
  bom.metadata.component.name = name;
  return `${JSON.stringify(bom)}\n`;
}

/** Every package that the lockfile of a site names, those that only build the site marked as such. */
export async function packagesOf(siteDir: string): Promise<string> {
  const [project = '', ...others] = await Promise.all(
    [path.join(siteDir, 'package.json'), path.join(siteDir, 'package-lock.json'), __filename].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  const cache = path.join(siteDir, 'node_modules/.cache/sbom.json');
  const key = [project, ...others, process.version, process.env.npm_config_user_agent].join('\0');
  const known = readKept(cache, key);
  if (known) return String(known);
  // A shell, which finds npm on Windows too.
  const {stdout} = await promisify(exec)(`npm ${COMMAND}`, {cwd: siteDir, maxBuffer: 64 * 1024 * 1024});
  const text = lastingSbom(stdout, (JSON.parse(project) as {name: string}).name);
  keep(cache, key, text);
  return text;
}

/** Writes `sbom.json`. */
export const sbom = async ({outDir, packages}: AfterBuildContext): Promise<void> =>
  writeFile(path.join(outDir, 'sbom.json'), await packages);
