import path from 'node:path';
import {readFences} from '../../../tools/check/fences/fences';
import type {Site} from '../../../tools/check/site';

/** A worked example of the contributing pages: a module of the product, shown file by file. */
export interface WorkedExample {
  /** Name of the module; the title of the fence with its tree of files ends with it. */
  readonly name: string;
  /** Folder of the product's repository that the module is in. */
  readonly folder: string;
  /** Pages that show its files, or folders of such pages. */
  readonly pages: readonly string[];
  /** Files that no page shows, and why. A trailing slash means everything in the folder, a leading star every such ending. */
  readonly notShown: Readonly<Record<string, string>>;
  /** Titles of other fences on these pages. */
  readonly others: readonly string[];
}

/** What the pages show of a worked example, by path in the module. Texts end with a line end. */
export interface Assembled {
  readonly files: ReadonlyMap<string, string>;
  /** Every file of the tree, shown or not. */
  readonly drawn: readonly string[];
  /** What is missing or contradicts itself. */
  readonly problems: readonly string[];
}

const BRANCH = /^(?<indent>(?:│ {3}| {4})*)(?:├|└)── (?<name>\S+)$/;

/** The paths of the files in a drawing as `tree` makes it. */
function filesOfTree(drawing: string): string[] {
  const entries = drawing.split('\n').flatMap((line) => {
    const groups = BRANCH.exec(line)?.groups;
    return groups ? [{depth: (groups['indent'] ?? '').length / 4, name: groups['name'] ?? ''}] : [];
  });
  const folders: string[] = [];
  return entries.flatMap(({depth, name}, index) => {
    folders.length = depth;
    folders.push(name);
    const isFolder = (entries[index + 1]?.depth ?? 0) > depth;
    return isFolder ? [] : [folders.join('/')];
  });
}

interface Shown {
  readonly page: string;
  readonly line: number;
  readonly code: string;
}

/** Every fence with a title on the pages of the example, by title. */
function shownFiles(site: Site, example: WorkedExample): Map<string, Shown[]> {
  const shown = new Map<string, Shown[]>();
  const isPage = (file: string): boolean => example.pages.some((page) => file === page || file.startsWith(`${page}/`));
  for (const file of site.pageFiles.filter(isPage)) {
    for (const {language, meta, code, line} of readFences(site.page(file)).fences) {
      if (meta.title === undefined || language === 'dot' || language === 'sequence') continue;
      shown.set(meta.title, [...(shown.get(meta.title) ?? []), {page: file, line, code}]);
    }
  }
  return shown;
}

const covers = (entry: string, file: string): boolean =>
  file === entry ||
  (entry.endsWith('/') && file.startsWith(entry)) ||
  (entry.startsWith('*') && file.endsWith(entry.slice(1)));

const isNotShown = (example: WorkedExample, file: string): boolean =>
  Object.keys(example.notShown).some((entry) => covers(entry, file));

/**
 * Puts a worked example together from the fences of its pages. The tree of files that its first page draws says what there has
 * to be; every other title on the pages has to be listed in `others`.
 */
export function assemble(site: Site, example: WorkedExample): Assembled {
  const shown = shownFiles(site, example);
  const treeTitle = path.posix.join(example.folder, example.name);
  const [tree] = shown.get(treeTitle) ?? [];
  if (!tree)
    return {files: new Map(), drawn: [], problems: [`no fence has the title "${treeTitle}" and draws the files`]};
  const drawn = filesOfTree(tree.code);
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const file of drawn.filter((name) => !isNotShown(example, name))) {
    const [first, ...again] = shown.get(file) ?? [];
    if (first) files.set(file, `${first.code}\n`);
    else problems.push(`${tree.page}:${tree.line}: ${file} is in the tree, but no page shows it`);
    for (const {page, line, code} of again)
      if (code !== first?.code) problems.push(`${page}:${line}: ${file} is another one than on ${first?.page}`);
  }
  for (const [title, fences] of shown) {
    const isExpected = drawn.includes(title) || title === treeTitle || example.others.includes(title);
    if (!isExpected) problems.push(`${fences[0]?.page}:${fences[0]?.line}: ${title} is not in the tree of files`);
  }
  for (const entry of Object.keys(example.notShown)) {
    if (!drawn.some((file) => covers(entry, file))) problems.push(`${entry} is not in the tree of files`);
  }
  return {files, drawn, problems};
}

/** The text of a file of the example. Throws when no page shows it. */
export function fileOf({files}: Assembled, name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`no page shows ${name}`);
  return text;
}
