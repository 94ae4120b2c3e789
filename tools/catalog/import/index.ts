import Ajv from 'ajv';
import compact from 'lodash/compact';
import difference from 'lodash/difference';
import groupBy from 'lodash/groupBy';
import isNull from 'lodash/isNull';
import maxBy from 'lodash/maxBy';
import omitBy from 'lodash/omitBy';
import path from 'node:path';
import {objectsOf, type ProductChart, type ProductCrd} from '../../../src/catalog/facts';
import type {Folder} from '../folder';
import {readChart} from './charts';
import {Checkout, type Unread} from './checkout';
import {readCrd} from './crds';
import {loadParsers, type Names, readSource} from './source';

type Charts = readonly (readonly [name: string, chart: ProductChart])[];

/** Files in which behavior is defined. */
const BEHAVIOR = /\.(?:go|java|js|mjs|ts|njk|py|sh|ya?ml|tpl)$|(?:^|\/)(?:Dockerfile|go\.mod|package\.json)$/;
const TESTED =
  /[._](?:test|spec|snap)\b|_test\.go$|zz_generated|\/securecodebox\/models\/|\.license$|\/Taskfile\.yaml$/;
const PARTS =
  /^(?:operator|lurker|scbctl|auto-discovery\/[^/]+|hooks\/[^/]+|scanners\/[^/]+|demo-targets\/[^/]+|[^/]+-sdk|bin)\/|^Taskfile\.yaml$/;

const partOf = (file: string): string => (PARTS.exec(file)?.[0] ?? '').replace(/\/$/, '').replace('/', '-');

/** All names of some kinds in sources, sorted. */
const collect = <Kind extends keyof Names>(sources: readonly Names[], ...kinds: readonly Kind[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, [...new Set(sources.flatMap((one) => one[kind] ?? []))].toSorted()]),
  ) as Record<Kind, string[]>;

/** What the snapshots of a parser's tests contain. Except for the names of types, they are JavaScript. */
const readSnapshots = (checkout: Checkout, folder: string): readonly Names[] =>
  checkout.files
    .filter((file) => file.startsWith(folder) && /\.snap$|\.test\.[jt]s$/.test(file))
    .flatMap((file) => [...checkout.text(file).matchAll(/`\s*((?:Array |Object )?[[{](?:[^`\\]|\\[\s\S])*)`/g)])
    .map(([, text = '']) => readSource('snapshot.js', `x = ${text.replaceAll(/\b(?:Array|Object) (?=[[{])/g, '')}`));

/** A long message is recognized by its first eleven words. `%s` stands for the rest. */
function beginning(message: string): string {
  const words = message.split(/\s+/);
  return words.length > 11 ? `${words.slice(0, 11).join(' ')} %s` : message;
}

const KINDS: Readonly<Record<string, string>> = {boolean: 'bool', object: 'map'};
/** What a default is to a template: a text that looks like a number, and a number, are the same. */
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : (KINDS[typeof value] ?? 'text or number'));

/** Values of a family of charts that have another type than in most of its charts. Null is of any type. */
function mixedTypes(charts: Charts): readonly Unread[] {
  const families = charts.filter(([, {folder}]) => folder.includes('/'));
  const values = families.flatMap(([, {folder, values: own}]) =>
    Object.entries(omitBy(own, isNull)).map(([key, value]) => ({folder, key, kind: kindOf(value)})),
  );
  const sameNames = groupBy(values, ({folder, key}) => [path.posix.dirname(folder), key]);
  return Object.values(sameNames).flatMap((all) => {
    const usual = maxBy(Object.values(groupBy(all, 'kind')), 'length')!;
    return difference(all, usual).map(({folder, kind, key}) => ({
      file: `${folder}/values.yaml`,
      because: `\`${key}\` has two types: a ${kind} here, and a ${usual[0]!.kind} in ${usual.length} other charts`,
    }));
  });
}

/** CascadingRules that the API server would refuse. */
function brokenRules(charts: Charts, crds: readonly ProductCrd[]): readonly Unread[] {
  const schema = crds.find(({kind}) => kind === 'CascadingRule')?.schema ?? {};
  const ajv = new Ajv({strict: false, validateFormats: false});
  return charts.flatMap(([, chart]) =>
    objectsOf(chart).flatMap((rule) => {
      const isValid: boolean = rule.kind !== 'CascadingRule' || ajv.validate(schema, rule);
      if (isValid) return [];
      const because = `the rule "${rule.metadata.name}" breaks the schema: ${ajv.errorsText()}`;
      return [{file: `${chart.folder}/cascading-rules`, because}];
    }),
  );
}

/** Imports a checkout of the product. What cannot be read is listed, and the rest is imported. */
export async function importProduct(root: string, given?: string) {
  const checkout = new Checkout(root);
  const release = given ?? checkout.release() ?? null;
  if (release === null) checkout.refuse('.', 'the checkout is at no release tag; pass --release X.Y.Z');
  const folders = checkout.files.filter((file) => file.endsWith('/Chart.yaml')).map((file) => path.posix.dirname(file));
  const charts = compact(await Promise.all(folders.map((folder) => readChart(checkout, folder))));
  const crds = checkout.files
    .filter((file) => /^operator\/(?:crds|config\/crd\/bases)\/.*\.ya?ml$/.test(file))
    .flatMap((file) => checkout.attempt(file, readCrd) ?? []);
  if (crds.length === 0) checkout.refuse('operator/crds', 'there are no definitions of custom resources');
  await loadParsers();
  const sources = checkout.files
    .filter((file) => PARTS.test(file) && BEHAVIOR.test(file) && !TESTED.test(file))
    .flatMap((file) => checkout.attempt(file, (text) => ({file, ...readSource(file, text)})) ?? []);
  const files: Record<string, unknown> = {'release.json': {release}};
  for (const crd of crds) files[`crds/${crd.kind}.json`] = crd;
  for (const [name, chart] of charts) {
    files[`charts/${name}.json`] = chart;
    const parser = `${chart.folder}/parser/`;
    // A scanner of the product writes findings itself.
    const own = sources.filter(({file}) => file.startsWith(`${chart.folder}/`));
    const seen = [...own, ...readSnapshots(checkout, parser)];
    if (own.some(({file}) => file.startsWith(parser)))
      files[`findings/${name}.json`] = {...collect(own, 'categories'), ...collect(seen, 'severities', 'attributes')};
  }
  const parts = groupBy(sources, ({file}) => partOf(file));
  const commands = (parts['scbctl'] ?? []).flatMap((source) => source.commands);
  if (commands.length === 0) checkout.refuse('scbctl', 'there are no sources of scbctl');
  files['scbctl.json'] = Object.fromEntries(commands.map(({use, flags}) => [use.split(' ')[0], {use, flags}]));
  for (const [part, own] of Object.entries(parts)) {
    files[`symbols/${part}.json`] = Object.fromEntries(own.map(({file, symbols}) => [file, symbols]));
    const texts = own.flatMap(({file, texts: said}) =>
      Object.entries(said).map(([symbol, all]) => [symbol === '' ? file : `${file}#${symbol}`, all.map(beginning)]),
    );
    if (texts.length > 0) files[`messages/${part}.json`] = Object.fromEntries(texts);
    const names = collect(own, 'metrics', 'environment', 'labels');
    if (Object.values(names).some((list) => list.length > 0)) files[`names/${part}.json`] = names;
  }
  return {files: files as Folder, unread: [...checkout.unread, ...mixedTypes(charts), ...brokenRules(charts, crds)]};
}
