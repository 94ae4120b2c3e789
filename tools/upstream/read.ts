import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/files/files';

/** A file of a package on whose inner working a file of ours relies. */
interface Relied {
  /** Path below `node_modules`. */
  readonly original: string;
  /** Digest of the original when ours was last compared with it. */
  readonly sha256: string;
  /** Path of ours from the root of the project. */
  readonly ours: string;
  /** What ours takes for granted. */
  readonly relies: string;
}

/** What the site was made from and relies on. */
export interface Originals {
  /** By path of a theme part of ours: the digest of the original in whose place it stands. */
  readonly made: Readonly<Record<string, string>>;
  readonly relied: readonly Relied[];
}

/** Where theme parts of the same name come from, the first that has it. */
const THEMES = [
  '@docusaurus/theme-live-codeblock/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@easyops-cn/docusaurus-search-local/dist/client/client/theme',
];

/** The list of originals, from the root of the project. */
export const LIST = 'tools/upstream/originals.json';

/** Reads the list of originals. */
export const readOriginals = (root: string): Originals =>
  JSON.parse(readFileSync(path.join(root, LIST), 'utf8')) as Originals;

/** SHA-256 of a file of a package as hexadecimal digits; undefined when it is not there. */
export function digestOf(root: string, original: string): string | undefined {
  const file = path.join(root, 'node_modules', original);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;
}

/** Theme parts of ours that stand in the place of one of the framework without wrapping it, with that original. */
export function ejectedParts(root: string): Pick<Relied, 'original' | 'ours'>[] {
  const folder = path.join(root, 'src/theme');
  return filesBelow(folder, '.tsx').flatMap((name) => {
    const part = name.replace(/\.tsx$/, '.js');
    const theme = THEMES.find((one) => existsSync(path.join(root, 'node_modules', one, part)));
    const wraps = /@theme-(?:original|init)\//.test(readFileSync(path.join(folder, name), 'utf8'));
    return theme === undefined || wraps ? [] : [{original: `${theme}/${part}`, ours: `src/theme/${name}`}];
  });
}

const accept = (original: string): string => `npm run upstream -- accept ${original}`;

/** The command that compares what is installed with the version before. */
const difference = (original: string): string =>
  original.replace(/^((?:@[^/]+\/)?[^/]+)\/(.*)$/, 'npm diff --diff=$1@OLD $2');

/** What has moved upstream, and which parts nobody has recorded: one sentence each that says where to look. */
export function upstreamProblems(root: string): string[] {
  const {made, relied} = readOriginals(root);
  const ejected = ejectedParts(root);
  const gone = [
    ...Object.keys(made).filter((part) => !ejected.some(({ours}) => ours === part)),
    ...relied.map(({ours}) => ours).filter((ours) => !existsSync(path.join(root, ours))),
  ];
  const recorded = [
    ...ejected.flatMap((one) => {
      const sha256 = made[one.ours];
      return sha256 === undefined ? [] : [{...one, sha256, cause: 'was made from it'}];
    }),
    ...relied.map((one) => ({...one, cause: `relies on it: ${one.relies}`})),
  ];
  return [
    ...gone.map((ours) => `${ours} is gone or wraps now — take it out of ${LIST}`),
    ...recorded
      .filter(({ours, original, sha256}) => !gone.includes(ours) && digestOf(root, original) !== sha256)
      .map(({original, ours, cause}) => {
        const moved = digestOf(root, original) === undefined ? 'is gone' : 'changed';
        return `node_modules/${original} ${moved} upstream, and ${ours} ${cause} — read what changed with ${difference(original)} (+ is the old), carry over what matters, then run: ${accept(original)}`;
      }),
    ...ejected
      .filter(({ours}) => !(ours in made))
      .map(
        ({ours, original}) =>
          `${ours} stands in the place of ${original}, unrecorded — wrap the original, or run: ${accept(original)}`,
      ),
  ];
}
