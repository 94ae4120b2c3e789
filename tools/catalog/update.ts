import {execFileSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Difference} from './difference';
import {readSource} from '../../src/lib/source';
import {listPages, pageKind} from '../check/page/pages';
import {rewritten} from './rewrite';

/** The differences that `update` writes, and those left for a person. */
export interface Plan {
  /** New texts of catalog files, by path from the project root. */
  readonly texts: ReadonlyMap<string, string>;
  readonly done: readonly Difference[];
  readonly left: readonly Difference[];
}

/** Computes the automatic changes without writing them. */
export function planned(root: string, differences: readonly Difference[]): Plan {
  const texts = new Map<string, string>();
  const isRewritten = ({edit}: Difference): boolean => {
    if (!edit || !existsSync(path.join(root, edit.file))) return false;
    const text = rewritten(texts.get(edit.file) ?? readSource(path.join(root, edit.file)), edit);
    if (text !== undefined) texts.set(edit.file, text);
    return text !== undefined;
  };
  const done = differences.filter(isRewritten);
  // The release is written in one place; a person must review the pages that contain the old one.
  const left = differences.filter((one) => !done.includes(one) || one.edit?.entry === 'PRODUCT_RELEASE');
  return {texts, done, left};
}

/** This page describes earlier releases, so its versions stay. */
const UPGRADING = /^docs\/getting-started\/upgrading(?:-from-\d)?\.md$/;
const COMMAND_VERSION = /--version([ =])(\d+\.\d+\.\d+)(?![\w.-])/g;

/** Replaces the release in commands on docs pages. Commands for removed charts keep their last release. */
export function updateCommands(root: string, from: string, to: string): readonly string[] {
  return listPages(root).flatMap((file) => {
    if (pageKind(file) !== 'doc' || UPGRADING.test(file)) return [];
    const source = readSource(path.join(root, file));
    const text = source.replaceAll(COMMAND_VERSION, (all, gap: string, version: string) =>
      version === from ? `--version${gap}${to}` : all,
    );
    if (text === source) return [];
    writeFileSync(path.join(root, file), text);
    return [file];
  });
}

/** Writes and formats the changed files, and returns their paths. */
export function update(root: string, {texts, done}: Plan): readonly string[] {
  const files = [...texts.keys()].toSorted();
  const release = done.find(({edit}) => edit?.entry === 'PRODUCT_RELEASE');
  const pages = release?.site && release.product ? updateCommands(root, release.site, release.product) : [];
  for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
  // Without arguments, oxfmt formats all files.
  if (files.length > 0) execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], {cwd: root});
  return [...files, ...pages];
}
