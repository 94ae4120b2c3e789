import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {provenIn, Places, readClaims, wrongClaims} from '../check/evidence/claims';
import {type Folder, productFolder} from './folder';
import {formerNames} from './former';
import {importProduct} from './import';
import type {Unread} from './import/checkout';
import type {Problem} from '../../src/lib/diagnostic';

/** The facts of a checkout, what could not be read, and claims of the site that it does not support. */
export interface Facts {
  readonly files: Folder;
  readonly unread: readonly Unread[];
  readonly wrong: readonly Problem[];
}

/** The facts of charts that are not in the release, from the last import that had them. */
const removedCharts = (before: Folder, now: Folder): Folder =>
  Object.fromEntries(
    Object.entries(before).flatMap(([file, chart]) => {
      const name = /^(?:charts|removed)\/(.+)\.json$/.exec(file)?.[1];
      return name !== undefined && now[`charts/${name}.json`] === undefined ? [[`removed/${name}.json`, chart]] : [];
    }),
  );

/** Imports a checkout, and looks for the literals that sections and known defects rest on. */
export async function factsOf(root: string, checkout: string, release?: string): Promise<Facts> {
  const before = productFolder(root);
  const {files, unread} = await importProduct(checkout, release);
  const claims = readClaims(root);
  const text = (file: string) => {
    const full = path.join(checkout, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const proven = {
    ...files,
    ...removedCharts(before, files),
    'former.json': formerNames(before, files),
    'proofs.json': provenIn(claims, text),
  };
  return {files: proven, unread, wrong: wrongClaims(claims, new Places(proven))};
}
