import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A file of the checkout that could not be read, so it is not compared. */
export interface Unread {
  readonly file: string;
  readonly because: string;
}

/** Folders with code of others. */
const SKIPPED = new Set(['node_modules', '.git', 'vendor', 'documentation']);

/** The files of a checkout of the product. Files that cannot be read are collected instead of thrown. */
export class Files {
  readonly unread: Unread[] = [];

  constructor(readonly root: string) {}

  /** Paths below a folder, sorted, with forward slashes; none when the folder is missing. */
  below(folder: string): readonly string[] {
    if (!existsSync(path.join(this.root, folder))) return [];
    // Next to a Chart.yaml, `charts` contains what Helm has fetched; elsewhere it can contain the product's charts.
    const fetched = existsSync(path.join(this.root, folder, 'Chart.yaml')) ? 'charts' : '';
    return readdirSync(path.join(this.root, folder), {withFileTypes: true})
      .flatMap((entry) => {
        const name = path.posix.join(folder, entry.name);
        if (!entry.isDirectory()) return [name];
        return SKIPPED.has(entry.name) || entry.name === fetched || entry.name.startsWith('.') ? [] : this.below(name);
      })
      .toSorted();
  }

  /** The first of these files that exists. */
  firstOf(...files: readonly string[]): string | undefined {
    return files.find((file) => existsSync(path.join(this.root, file)));
  }

  text(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** The result of `read` for a file; undefined, with an entry in `unread`, when it throws. */
  attempt<Result>(file: string, read: (text: string) => Result): Result | undefined {
    try {
      return read(this.text(file));
    } catch (error) {
      const [because = 'unknown'] = String(error instanceof Error ? error.message : error).split('\n');
      this.unread.push({file, because});
      return undefined;
    }
  }
}
