import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../src/lib/files';

/** Something in the checkout that could not be imported. */
export interface Unread {
  readonly file: string;
  readonly because: string;
}

/** Folders with third-party code, such as fetched charts, or without anything that a user of the product sees. */
const SKIPPED =
  /(?:^|\/)(?:\.[^/]*|node_modules|vendor|charts|documentation|tests?|__testFiles__|__mocks__|integration-tests|testFiles|demo|hack|LICENSES)\//;

/** The files of a checkout of the product. Collects what cannot be read instead of throwing. */
export class Checkout {
  readonly unread: Unread[] = [];
  readonly files: readonly string[];

  constructor(readonly root: string) {
    this.files = filesBelow(root).filter((file) => !SKIPPED.test(file));
  }

  text(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  refuse(file: string, error: unknown): undefined {
    const [because = 'unknown'] = String(error instanceof Error ? error.message : error).split('\n');
    this.unread.push({file, because});
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
    const words = ['--git-dir', path.join(this.root, '.git'), 'describe', '--tags', '--exact-match'];
    const tag = spawnSync('git', words, {encoding: 'utf8'}).stdout?.trim();
    return /(?:^|-)v?(\d+\.\d+\.\d+)$/.exec(tag || path.basename(path.resolve(this.root)))?.[1];
  }
}
