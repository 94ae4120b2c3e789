import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {charts} from '../../src/catalog';
import {readSource} from '../../src/lib/source';
import {listPages} from '../check/page/pages';

/** The parts of the repository that a scaffold needs. */
export interface Project {
  /** The current date as YYYY-MM-DD. */
  readonly today: string;
  readonly pages: readonly string[];
  readonly chartNames: readonly string[];
  exists(file: string): boolean;
  read(file: string): string;
}

/** A file and its new text. */
export interface Change {
  readonly file: string;
  readonly text: string;
}

export function projectAt(root: string, today: string): Project {
  return {
    today,
    pages: listPages(root),
    chartNames: charts.map(({name}) => name),
    // Compares the exact name, because some file systems ignore case.
    exists: (file) => {
      const folder = path.join(root, path.dirname(file));
      return existsSync(folder) && readdirSync(folder).includes(path.basename(file));
    },
    read: (file) => readSource(path.join(root, file)),
  };
}
