import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** What a reader has, or has done, when a page comes to a command: the page says so in words, or shows one way of several. */
export interface Given {
  /** A part of the commands that follow; absent for the beginning of the page. */
  readonly at?: string;
  /** Whether the reader begins with an empty cluster here. */
  readonly newCluster?: boolean;
  /** What was done, as commands. They may not fail. */
  readonly run?: string;
}

const file = path.join(__dirname, 'given.yaml');
const all = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly Given[]>>;

/** The pages of which something is given. */
export const pagesWithGiven: readonly string[] = Object.keys(all);

/** What is given for a page, in its order. */
export const givenOf = (page: string): readonly Given[] => all[page] ?? [];
