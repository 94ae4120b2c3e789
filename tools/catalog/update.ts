import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
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

/** Rewrites it, and names the files. */
export async function update(root: string, {texts}: Plan): Promise<readonly string[]> {
  for (const [file, text] of texts) {
    const target = path.join(root, file);
    const config = await resolveConfig(target, {editorconfig: false});
    writeFileSync(target, await format(text, {...config, filepath: target}));
  }
  return [...texts.keys()].toSorted();
}
