import {spawnSync} from 'node:child_process';
import get from 'lodash/get';
import {parse, parseAllDocuments} from 'yaml';
import {manifestFlaws} from '../../../tools/check/manifests/manifests';
import {collectFacts} from '../../../tools/check/fences/collect-facts';
import {programFor, thisMachine} from '../../../tools/test/install-program';
import {folderWith} from '../../support/folder';
import {leavesOf, otherThan, unknownValues, type Values, withValue} from './chart-values';

/** The files of a chart, by their path in it. */
export type ChartFiles = ReadonlyMap<string, string>;

/** A manifest that a chart installs. */
export type Manifest = Readonly<Record<string, unknown>>;

/** The values file of a chart, parsed. */
export const chartValues = (files: ChartFiles): Values => parse(files.get('values.yaml') ?? '') as Values;

const folders = new Map<ChartFiles, string>();

/** What Helm prints for a chart with these values, as the release `example` in `integration-tests`. */
function helm(files: ChartFiles, values: Values, ...command: readonly string[]): string {
  const folder = folders.get(files) ?? folderWith(Object.fromEntries(files));
  folders.set(files, folder);
  const args = [...command, 'example', folder, '--namespace', 'integration-tests', '--values', '-'];
  const {status, stdout, stderr} = spawnSync(programFor('helm', thisMachine()).path, args, {
    input: JSON.stringify(values),
    encoding: 'utf8',
    env: {HOME: folder, KUBECONFIG: '/dev/null'} as NodeJS.ProcessEnv,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** What Helm tells whoever has installed the chart with these values. */
export function notesOf(files: ChartFiles, values: Values): string {
  const {info} = JSON.parse(helm(files, values, 'install', '--dry-run=client', '-o', 'json')) as {
    info: {notes: string};
  };
  return info.notes;
}

/** The manifests of all templates. Throws when one of them does not fit its schema. */
export function manifestsOf(files: ChartFiles, values: Values): Manifest[] {
  const text = helm(files, values, 'template');
  const flaws = manifestFlaws(text, collectFacts([]));
  if (flaws.length > 0) throw new Error(flaws.map(({line, problem}) => `${line}: ${problem}`).join('\n') + `\n${text}`);
  return parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);
}

/** Values of the values file that no template uses: changing them changes nothing. */
export function valuesWithoutEffect(files: ChartFiles): string[] {
  const values = chartValues(files);
  const before = helm(files, values, 'template');
  return leavesOf(values)
    .filter((leaf) => helm(files, withValue(values, leaf, otherThan(get(values, leaf))), 'template') === before)
    .map((leaf) => leaf.join('.'));
}

/** Values that templates ask for and the values file does not show, by template; to Helm they are empty. */
export function valuesNotShown(files: ChartFiles): string[] {
  const values = chartValues(files);
  return [...files].flatMap(([name, text]) =>
    [...text.matchAll(/\.Values\.([\w.]*\w)/g)]
      .filter(([, asked = '']) => name.startsWith('templates/') && unknownValues(values, {[asked]: ''}).length > 0)
      .map(([asked]) => `${name}: ${asked}`),
  );
}
