import {isToReplace} from '../manifests/names';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import type {PageFacts} from '../fences/collect-facts';

/** A file that a command reads. */
interface FileUse {
  readonly name: string;
  readonly line: number;
  /** True when the shell fills in a part of the name. */
  readonly dynamic: boolean;
}

const base = (name: string): string => name.replace(/\/+$/, '').split('/').at(-1)!;

/** True when the page shows a file of this name, with or without a folder. */
const isOnPage = (name: string, {files}: PageFacts): boolean => [...files].some((file) => base(file) === base(name));

/** Checks that a file which a command reads can be found by a reader who follows the page. */
export function fileFlaws({name, line, dynamic}: FileUse, page: PageFacts): Flaw[] {
  // A file of the reader's own: my-scan.yaml, SCAN_FILE.yaml, a folder, a path from the root.
  const own = /^[/~]|\/$/.test(name) || /^(?:my|your)-/.test(base(name)) || isToReplace(base(name).split('.')[0]!);
  if (dynamic || own || name === '-' || name.startsWith('https://') || isOnPage(name, page)) return [];
  if (page.clones && name.includes('/')) return [];
  const titles = [...page.files];
  const shown = titles.length === 0 ? 'no fence of the page has a title' : `the page shows ${titles.join(', ')}`;
  return flawAt(
    line,
    `no fence of this page shows the file \`${name}\``,
    `give the fence of the file title="${base(name)}" (${shown})`,
  );
}
