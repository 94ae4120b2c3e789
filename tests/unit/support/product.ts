import {readFileSync} from 'node:fs';
import path from 'node:path';
import set from 'lodash/set';
import {parse, stringify} from 'yaml';
import {type Chart, hooks, PRODUCT_RELEASE, scannerById, valuesOf} from '../../../src/catalog';
import {filesBelow} from '../../../src/lib/files';
import {folderWith, writeAll} from '../../support/folder';

const nmap = scannerById('nmap')!;
const fixture = path.resolve(__dirname, '../../fixtures/product');

/** The values file of a chart with the defaults in the catalog, except values that only templates use. */
function valuesFile(chart: Chart, name: string): string {
  const values = {};
  for (const {key, default: text} of valuesOf(chart))
    if (!/nameAppend|Override$/.test(key)) set(values, key, parse(text.replace(/<\w+>/, name)));
  return stringify(values);
}

const fixtureFile = (file: string): string =>
  readFileSync(path.join(fixture, file), 'utf8').replace('TOOL_VERSION', nmap.toolVersion);

/** A minimal checkout of secureCodeBox that matches the catalog for one scanner, one hook and one kind. */
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(filesBelow(fixture).map((file) => [file, fixtureFile(file)])),
  'scanners/nmap/values.yaml': valuesFile(nmap.chart, 'nmap'),
  'hooks/persistence-defectdojo/values.yaml': valuesFile(
    hooks.find(({id}) => id === 'defectdojo')!.chart!,
    'persistence-defectdojo',
  ),
};

/** Writes the checkout with changes to a new folder, whose name contains the release. Returns its path. */
export function checkoutWith(changes: Readonly<Record<string, string | null>> = {}, release = PRODUCT_RELEASE): string {
  const root = path.join(folderWith(), `secureCodeBox-${release}`);
  const all = Object.entries({...files, ...changes}).filter((entry): entry is [string, string] => entry[1] !== null);
  writeAll(root, Object.fromEntries(all));
  return root;
}

/**
 * A file of the checkout with a replacement.
 *
 * @throws Error if the text to replace is missing
 */
export function changed(file: string, before: string, after: string): Readonly<Record<string, string>> {
  const text = files[file] ?? '';
  if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
  return {[file]: text.replace(before, after)};
}
