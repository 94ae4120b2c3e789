import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AfterBuildContext} from '../context';

type Versions = Readonly<Record<string, string>>;

/** A package of a lockfile; the project names the packages of its development too. */
interface Locked {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly peerDependencies?: Versions;
}

/** By the folder of each, as a lockfile has them: the name is there only where the folder has another one. */
type Lock = Readonly<Record<string, Omit<Locked, 'name'> & {readonly name?: string}>>;

const refOf = ({name, version}: Locked): string => `${name}@${version}`;

const licensesOf = (license: string) => (/\s/.test(license) ? [{expression: license}] : [{license: {id: license}}]);

function hashOf(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-');
  return {alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex')};
}

const componentOf = (type: 'application' | 'library', folder: string, locked: Locked) => ({
  'bom-ref': refOf(locked),
  type,
  name: folder,
  version: locked.version,
  scope: locked.dev || locked.optional || locked.devOptional ? 'optional' : 'required',
  description: locked.description,
  purl: `pkg:npm/${refOf(locked).replace(/^@/, '%40')}`,
  properties: [
    ...(locked.dev ? [{name: 'cdx:npm:package:development', value: 'true'}] : []),
    ...(locked.private ? [{name: 'cdx:npm:package:private', value: 'true'}] : []),
  ],
  externalReferences: [],
  hashes: locked.integrity && [hashOf(locked.integrity)],
  licenses: locked.license && licensesOf(locked.license),
});

const folderOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/**
 * Every package that a lockfile names, those that only build the site marked as such, as a CycloneDX document. It says what
 * `npm sbom` does, which takes a second, and nothing of when and by what it was written.
 */
export function sbomOf(project: Locked, lock: Lock): string {
  const packages = new Map(Object.entries(lock).map(([place, locked]) => [place, {name: folderOf(place), ...locked}]));
  /** Where Node.js finds a package: in the folder itself, or in one around it. */
  const found = (name: string, place: string): Locked | undefined => {
    const near = packages.get(`${place}${place && '/'}node_modules/${name}`);
    if (near || place === '') return near;
    return found(name, place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1)));
  };
  const dependencyOf = (locked: Locked, place: string) => {
    const {peerDependencies, dependencies, optionalDependencies, devDependencies} = locked;
    const names = Object.keys({...peerDependencies, ...dependencies, ...optionalDependencies, ...devDependencies});
    const refs = names.flatMap((name) => found(name, place) ?? []).map(refOf);
    return {ref: refOf(locked), dependsOn: [...new Set(refs)]};
  };
  const first = new Map([...packages].toReversed().map(([place, locked]) => [refOf(locked), place]));
  const others = [...packages].filter(([place, locked]) => place !== '' && first.get(refOf(locked)) === place);
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{phase: 'pre-build'}],
      component: componentOf('application', project.name, project),
    },
    components: others.map(([place, locked]) => componentOf('library', folderOf(place), locked)),
    dependencies: [dependencyOf(project, ''), ...others.map(([place, locked]) => dependencyOf(locked, place))],
  };
  return `${JSON.stringify(bom)}\n`;
}

/** Writes `sbom.json`. */
export async function sbom({siteDir, outDir}: AfterBuildContext): Promise<void> {
  const [project, lock] = ['package.json', 'package-lock.json'].map(
    (file) => JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as unknown,
  ) as [Locked, {packages: Lock}];
  await writeFile(path.join(outDir, 'sbom.json'), sbomOf(project, lock.packages));
}
