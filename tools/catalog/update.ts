import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readSource} from '../../src/lib/source';
import {literal} from '../../src/lib/literal';
import {compare} from './compare';
import {entriesBelow, type Folder, pagesBelow} from './folder';

/** A line in which a pinned release was rewritten. */
export interface Rewritten {
  readonly file: string;
  readonly line: number;
}

/**
 * What pins a release: options of commands, fields of GitOps tools, tags of images, and releases in the output of Helm. The name of the chart
 * is in the second or third group where there is one.
 */
const PINNED =
  /(--version[ =]["']?|--branch v|\b(?:targetRevision|tag): ["']?|"version": "|securecodebox\/(?:(?:scanner|parser|hook)-)?([\w-]+):|(?<![\w./-])([a-z][\w-]*|\$chart)-)(\d+\.\d+\.\d+)(?!\w|[.-]\d)/g;
const CHART = /\/helm\/([\w-]+)/;

/** A command ends with its line, unless a backslash continues it. */
const COMMAND = /(?:^.*\\\n)*^.*$/gm;

/**
 * Moves pinned releases to another one, also on *Upgrading* and in parts of pages. Charts that the new release does not have, and posts, keep
 * their release.
 */
export function moveCommands(
  root: string,
  from: string,
  to: string,
  charts: ReadonlySet<string>,
): readonly Rewritten[] {
  return pagesBelow(root).flatMap((file) => {
    const source = readSource(path.join(root, file));
    const places: Rewritten[] = [];
    const text = source.replaceAll(COMMAND, (command, offset: number) => {
      const chart = CHART.exec(command)?.[1];
      if (chart !== undefined && !charts.has(chart)) return command;
      return command.replaceAll(PINNED, (all, before: string, image = '', name = '', version = '', at: number) => {
        const own = name === '' ? /(?:scanner|parser|hook)-/.test(before) && image : name;
        const isGone =
          own !== '' && !String(own).startsWith('sdk-') && own !== false && own !== '$chart' && !charts.has(own);
        if (version !== from || isGone) return all;
        places.push({file, line: source.slice(0, offset + at).split('\n').length});
        return before + to;
      });
    });
    if (text !== source) writeFileSync(path.join(root, file), text);
    return places;
  });
}

/** The version of each tool that changed, with the names of its chart and image. */
function movedTools(before: Folder, after: Folder): readonly {names: RegExp; old: RegExp; now: string}[] {
  return compare(before, after).flatMap(({of: [kind, name], path: [field], before: old, after: now}) => {
    if (kind !== 'charts' || field !== 'appVersion' || typeof old !== 'string' || typeof now !== 'string') return [];
    return {
      names: new RegExp(`\\b${literal(name)}\\b`),
      old: new RegExp(`(?<![\\w.])${literal(old)}(?![\\w-]|\\.\\w)`, 'g'),
      now,
    };
  });
}

/** Moves the versions of tools in fences, on lines that name the tool. Sentences about a version are left to people. */
export function moveTools(root: string, before: Folder, after: Folder): readonly Rewritten[] {
  const tools = movedTools(before, after);
  return pagesBelow(root).flatMap((file) => {
    const source = readSource(path.join(root, file));
    const places: Rewritten[] = [];
    let isFence = false;
    const lines = source.split('\n').map((text, index) => {
      if (/^\s*(?:```|~~~)/.test(text)) isFence = !isFence;
      const moved = isFence
        ? tools.filter(({names}) => names.test(text)).reduce((line, {old, now}) => line.replaceAll(old, now), text)
        : text;
      if (moved !== text) places.push({file, line: index + 1});
      return moved;
    });
    if (places.length > 0) writeFileSync(path.join(root, file), lines.join('\n'));
    return places;
  });
}

/** Lines that still name the old release, which people have to read: "until 5.8.0", "from 4.16 to 5.8". */
export function namingRelease(root: string, release: string): readonly string[] {
  const minor = release.replace(/\.\d+$/, '');
  const pattern = new RegExp(
    `(?<![\\w.])${literal(minor)}(?:${literal(release.slice(minor.length))})?(?![\\w]|\\.\\d)`,
  );
  return [...pagesBelow(root), ...entriesBelow(root)].flatMap((file) =>
    readSource(path.join(root, file))
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1}: ${text.trim().slice(0, 120)}`] : [])),
  );
}

/** Adds the old release to the list of releases that *Upgrading* can name. */
export function keepRelease(root: string, from: string): void {
  const file = path.join(root, 'src/catalog/product.ts');
  const source = readSource(file);
  if (!source.includes(`'${from}'`))
    writeFileSync(file, source.replace('const EARLIER = [', `const EARLIER = ['${from}', `));
}

/** Adds TODO notes for new names to the files of the catalog, in a process that reads the new facts. Returns what it prints. */
export function addStubs(root: string): readonly string[] {
  const script = path.join(root, 'tools/catalog/stubs.ts');
  const {stdout, stderr, status} = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n').filter(Boolean);
}
