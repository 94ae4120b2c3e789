import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Difference} from './difference';
import {rewritten} from './rewrite';

/** What an update writes, and what is left to a person. */
export interface Plan {
  /** Files of the catalog as they become, by path from the root. */
  readonly texts: ReadonlyMap<string, string>;
  readonly done: readonly Difference[];
  readonly left: readonly Difference[];
}

/** What can be rewritten without thinking in the catalog below a root. */
export function planned(root: string, differences: readonly Difference[]): Plan {
  const texts = new Map<string, string>();
  const isRewritten = ({edit}: Difference): boolean => {
    if (!edit || !existsSync(path.join(root, edit.file))) return false;
    const text = rewritten(texts.get(edit.file) ?? readFileSync(path.join(root, edit.file), 'utf8'), edit);
    if (text !== undefined) texts.set(edit.file, text);
    return text !== undefined;
  };
  const done = differences.filter(isRewritten);
  // The new release is written on one line; the lines of pages that name the old one are for a person.
  const left = differences.filter((one) => !done.includes(one) || one.edit?.entry === 'PRODUCT_RELEASE');
  return {texts, done, left};
}

/** Rewrites it in the form of everything else, and names the files. */
export function update(root: string, {texts}: Plan): readonly string[] {
  const files = [...texts.keys()].toSorted();
  for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
  // Without a file the formatter takes all of them.
  if (files.length > 0) execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], {cwd: root});
  return files;
}
