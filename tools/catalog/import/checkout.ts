import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';

/** Something in the checkout that could not be imported. */
export interface Unread {
  readonly file: string;
  readonly because: string;
}

/** Folders with third-party code, or without anything that a user of the product sees. */
const SKIPPED =
  /^(?:node_modules|vendor|documentation|tests?|__testFiles__|__mocks__|integration-tests|testFiles|demo|hack|LICENSES)$/;
const TEST = /[._](?:test|spec)\.\w+$|_test\.go$|\.snap$/;
const SEMVER = /^v?(\d+\.\d+\.\d+)$/;

const git = (root: string, ...words: readonly string[]): string =>
  execFileSync('git', ['-C', root, ...words], {encoding: 'utf8', stdio: 'pipe'}).trim();

/** The files of a checkout of the product. Collects what cannot be read instead of throwing. */
export class Checkout {
  readonly unread: Unread[] = [];
  readonly files: readonly string[];
  /** Tests and their snapshots. */
  readonly tests: readonly string[];

  constructor(readonly root: string) {
    const all = this.below('').toSorted();
    this.tests = all.filter((file) => TEST.test(file));
    this.files = all.filter((file) => !TEST.test(file));
  }

  private below(folder: string): readonly string[] {
    // Next to a Chart.yaml, `charts` contains fetched dependencies.
    const fetched = existsSync(path.join(this.root, folder, 'Chart.yaml')) ? 'charts' : '';
    return readdirSync(path.join(this.root, folder), {withFileTypes: true}).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (!entry.isDirectory()) return [name];
      return SKIPPED.test(entry.name) || entry.name === fetched || entry.name.startsWith('.') ? [] : this.below(name);
    });
  }

  text(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  has(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  refuse(file: string, error: unknown): undefined {
    const [because = 'unknown'] = String(error instanceof Error ? error.message : error).split('\n');
    this.unread.push({file, because});
    return undefined;
  }

  /** Calls `read` with the text of a file. If that throws, the file is listed as unread. */
  attempt<Result>(file: string, read: (text: string) => Result): Result | undefined {
    try {
      return read(this.text(file));
    } catch (error) {
      return this.refuse(file, error);
    }
  }

  /** The release from the tag of the checkout, or from the folder name of an unpacked archive. */
  release(): string | undefined {
    try {
      const isOwn = realpathSync(git(this.root, 'rev-parse', '--show-toplevel')) === realpathSync(this.root);
      if (isOwn) return SEMVER.exec(git(this.root, 'describe', '--tags', '--exact-match'))?.[1];
    } catch {
      // Not a repository, git is not installed, or HEAD has no tag.
    }
    return /(?:^|-)v?(\d+\.\d+\.\d+)$/.exec(path.basename(path.resolve(this.root)))?.[1];
  }
}
