import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Folder} from '../folder';
import {locate, programPath, provide} from '../../test/programs';
import {plainSource, readSource, type Source} from './source';
import {Checkout, type Unread} from './checkout';
import type {ProductChart} from '../../../src/catalog/facts';
import {readChart} from './charts';
import {readCrd} from './crds';
import {brokenRules, mixedTypes} from './validate';

export interface Imported {
  readonly files: Folder;
  readonly unread: readonly Unread[];
}

/** Files in which behavior is defined. */
const BEHAVIOR = /\.(?:go|java|js|mjs|ts|njk|py|sh|ya?ml|tpl)$|(?:^|\/)(?:Dockerfile|go\.mod|package\.json)$/;
const TESTED =
  /[._](?:test|spec|snap)\b|_test\.go$|zz_generated|\/securecodebox\/models\/|\.license$|\/Taskfile\.yaml$/;
const PARTS =
  /^(?:operator|lurker|scbctl|auto-discovery\/[^/]+|hooks\/[^/]+|scanners\/[^/]+|demo-targets\/[^/]+|[^/]+-sdk|bin)\/|^Taskfile\.yaml$/;

const partOf = (file: string): string => (PARTS.exec(file)?.[0] ?? '').replace(/\/$/, '').replace('/', '-');

const union = (lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())].toSorted();

/** Names of environment variables in the objects of a chart. */
function variablesOf({objects, switches}: ProductChart): readonly string[] {
  const text = JSON.stringify([objects, switches]);
  return [...text.matchAll(/\{"name":"([A-Z][A-Z0-9_]*)","value/g)].map(([, name]) => name!);
}

async function pooled<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({length: Math.min(4, os.availableParallelism() + 1)}, worker));
  return results;
}

/** What the snapshots of a parser's tests contain. Except for the names of types, they are JavaScript. */
async function readSnapshots(checkout: Checkout, folder: string): Promise<readonly Source[]> {
  const files = checkout.tests.filter((file) => file.startsWith(folder) && /\.snap$|\.test\.[jt]s$/.test(file));
  const texts = files.flatMap((file) => [
    ...checkout.text(file).matchAll(/`\s*((?:Array |Object )?[[{](?:[^`\\]|\\[\s\S])*)`/g),
  ]);
  const values = texts.map(([, text = '']) => `x = ${text.replaceAll(/\b(?:Array|Object) (?=[[{])/g, '')}`);
  const read = await Promise.all(values.map((text) => readSource('snapshot.js', text)));
  return read.filter((one) => one !== undefined);
}

/** A long message is recognized by its first eleven words. `%s` stands for the rest. */
function beginning(message: string): string {
  const words = message.split(/\s+/);
  return words.length > 11 ? `${words.slice(0, 11).join(' ')} %s` : message;
}

/** The facts about what programs do, by part of the product. */
async function readSources(checkout: Checkout) {
  const files = checkout.files.filter((file) => PARTS.test(file) && BEHAVIOR.test(file) && !TESTED.test(file));
  const sources = new Map<string, Source>();
  const symbols: Record<string, Record<string, Record<string, string>>> = {};
  const messages: Record<string, Record<string, readonly string[]>> = {};
  for (const file of files) {
    try {
      const text = checkout.text(file);
      const source = (await readSource(file, text)) ?? plainSource(text);
      sources.set(file, source);
      (symbols[partOf(file)] ??= {})[file] = source.symbols;
      for (const [symbol, texts] of Object.entries(source.texts))
        (messages[partOf(file)] ??= {})[`${file}${symbol === '' ? '' : `#${symbol}`}`] = texts.map(beginning);
    } catch (error) {
      checkout.refuse(file, error);
    }
  }
  return {sources, symbols, messages};
}

/** Imports a checkout of the product. What cannot be read is listed, and the rest is imported. */
export async function importProduct(root: string, given?: string): Promise<Imported> {
  const checkout = new Checkout(root);
  const release = given ?? checkout.release();
  if (release === undefined) checkout.refuse('.', 'the checkout is at no release tag; pass --release X.Y.Z');
  const folders = checkout.files
    .filter((file) => /(?:^|\/)Chart\.yaml$/.test(file))
    .map((file) => path.posix.dirname(file));
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'charts-'));
  if (locate('helm') === undefined) provide(['helm']);
  const helm = programPath('helm');
  const rendered = await pooled(folders, (folder) => readChart(checkout, folder, {helm, scratch})).finally(() =>
    rmSync(scratch, {recursive: true, force: true}),
  );
  const charts = rendered.filter((one) => one !== undefined);
  const crds = checkout.files
    .filter((file) => /^operator\/(?:crds|config\/crd\/bases)\/.*\.ya?ml$/.test(file))
    .flatMap((file) => checkout.attempt(file, readCrd) ?? []);
  if (crds.length === 0) checkout.refuse('operator/crds', 'there are no definitions of custom resources');
  const {sources, symbols, messages} = await readSources(checkout);
  const of = (part: string) => [...sources].filter(([file]) => partOf(file) === part).map(([, source]) => source);
  const files: Record<string, unknown> = {
    'release.json': {release: release ?? null},
  };
  for (const [name, chart] of charts) {
    files[`charts/${name}.json`] = chart;
    const parser = [...sources]
      .filter(([file]) => file.startsWith(`${chart.folder}/parser/`))
      .map(([, source]) => source);
    // A scanner of the product writes findings itself.
    const reported = [...sources].filter(([file]) => file.startsWith(`${chart.folder}/`)).map(([, source]) => source);
    const snapshots = await readSnapshots(checkout, `${chart.folder}/parser/`);
    if (parser.length > 0)
      files[`findings/${name}.json`] = {
        categories: union(reported.map((one) => one.categories)),
        severities: union([...reported.map((one) => one.severities), ...snapshots.map((one) => one.severities)]),
        attributes: union([...reported.map((one) => one.attributes), ...snapshots.map((one) => one.attributes)]),
      };
  }
  for (const crd of crds) files[`crds/${crd.kind}.json`] = crd;
  const commands = of('scbctl').flatMap((source) => source.commands);
  if (commands.length === 0) checkout.refuse('scbctl', 'there are no sources of scbctl');
  files['scbctl.json'] = Object.fromEntries(commands.map(({use, flags}) => [use.split(' ')[0], {use, flags}]));
  for (const part of Object.keys(symbols)) {
    const own = of(part);
    const chart = charts.find(([, {folder}]) => folder.replace('/', '-') === part)?.[1];
    files[`symbols/${part}.json`] = symbols[part];
    if (messages[part]) files[`messages/${part}.json`] = messages[part];
    const names = {
      metrics: union(own.map((one) => one.metrics)),
      environment: union([...own.map((one) => one.environment), ...(chart ? [variablesOf(chart)] : [])]),
      labels: union(own.map((one) => one.labels)),
    };
    if (Object.values(names).some((list) => list.length > 0)) files[`names/${part}.json`] = names;
  }
  const unread = [...checkout.unread, ...mixedTypes(charts), ...brokenRules(charts, crds)];
  return {files, unread};
}
