import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A file of the checkout that could not be read, so it is not compared. */
export interface Unread {
  readonly file: string;
  readonly because: string;
}

/** Folders with third-party code or without charts. */
const SKIPPED = new Set(['node_modules', '.git', 'vendor', 'documentation']);

/** The files of a checkout of the product. Collects unreadable files instead of throwing. */
export class Files {
  readonly unread: Unread[] = [];

  constructor(readonly root: string) {}

  /** Sorted paths below a folder, with forward slashes; empty if the folder does not exist. */
  below(folder: string): readonly string[] {
    if (!existsSync(path.join(this.root, folder))) return [];
    // Next to a Chart.yaml, `charts` contains fetched dependencies; elsewhere it can contain charts of the product.
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

  /** Calls `read` with the text of a file. If that throws, adds the file to `unread` and returns undefined. */
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
