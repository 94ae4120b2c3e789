import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import groupBy from 'lodash/groupBy';
import {isMap, parseDocument} from 'yaml';
import {literal} from '../../src/lib/literal';
import {readSource} from '../../src/lib/source';
import {compare} from './compare';
import {type Folder, linesIn, pagesBelow, readWritten} from './folder';

/** Rewrites pages, and returns the lines that changed as `file:1, 2`. */
function rewritten(root: string, rewrite: (source: string) => string): readonly string[] {
  return pagesBelow(root).flatMap((file) => {
    const source = readSource(path.join(root, file));
    const text = rewrite(source);
    if (text === source) return [];
    writeFileSync(path.join(root, file), text);
    const old = source.split('\n');
    const lines = text.split('\n').flatMap((line, index) => (line === old[index] ? [] : [index + 1]));
    return `${file}:${lines.join(', ')}`;
  });
}

/**
 * What pins a release: options of commands, fields of GitOps tools, tags of images, and releases in the output of Helm. A group has the name
 * of the chart where there is one.
 */
const PINNED = [
  String.raw`--version[ =]["']?|--branch v|\b(?:targetRevision|tag): ["']?|"version": "|\$chart-`,
  String.raw`securecodebox\/(?:(?:scanner|parser|hook)-(?!sdk-)([\w-]+)|[\w-]+):`,
  String.raw`(?<![\w./-])([a-z][\w-]*)-`,
].join('|');
const CHART = /\/helm\/([\w-]+)/;

/** A command ends with its line, unless a backslash continues it. */
const COMMAND = /(?:^.*\\\n)*^.*$/gm;

/**
 * Moves pinned releases to another one, also on *Upgrading* and in parts of pages. Charts that the new release does not have, and posts, keep
 * their release.
 */
export function moveCommands(root: string, from: string, to: string, facts: Folder): readonly string[] {
  const pinned = new RegExp(`(${PINNED})${literal(from)}(?!\\w|[.-]\\d)`, 'g');
  const isGone = (name?: string) => name !== undefined && !(`charts/${name}.json` in facts);
  return rewritten(root, (source) =>
    source.replaceAll(COMMAND, (command) => {
      const [, chart] = CHART.exec(command) ?? [];
      return command.replaceAll(pinned, (all, before: string, image?: string, name?: string) =>
        isGone(image ?? name ?? chart) ? all : before + to,
      );
    }),
  );
}

/** Moves the versions of tools in fences, on lines that name the tool. Sentences about a version are left to people. */
export function moveTools(root: string, before: Folder, after: Folder): readonly string[] {
  const tools = compare(before, after).flatMap(({of: [, name], path: [field], before: old, after: now}) => {
    if (field !== 'appVersion' || typeof old !== 'string' || typeof now !== 'string') return [];
    const version = new RegExp(`(?<![\\w.])${literal(old)}(?![\\w-]|\\.\\w)`, 'g');
    return [{names: new RegExp(`\\b${literal(name)}\\b`), version, now}];
  });
  const move = (line: string) =>
    tools.filter(({names}) => names.test(line)).reduce((text, {version, now}) => text.replaceAll(version, now), line);
  return rewritten(root, (source) =>
    source.replaceAll(/^[ \t]*(?:```|~~~)[^]*?^[ \t]*(?:```|~~~)/gm, (fence) => fence.replaceAll(/.+/g, move)),
  );
}

/** Lines that still name the old release, which people have to read: "until 5.8.0", "from 4.16 to 5.8". */
export function namingRelease(root: string, release: string): readonly string[] {
  const [, minor = '', patch = ''] = /^(.*)(\.\d+)$/.exec(release) ?? [];
  const pattern = new RegExp(`(?<![\\w.])${literal(minor)}(?:${literal(patch)})?(?![\\w]|\\.\\d)`);
  const lines = readWritten(root).flatMap((file) => linesIn(file, (text) => pattern.test(text)));
  return lines.map(({file, line, text}) => `${file}:${line}: ${text.slice(0, 120)}`);
}

/** Adds a TODO note for each name of the product that nobody has described. Returns their places. */
export async function addStubs(root: string): Promise<readonly string[]> {
  // The catalog keeps the facts that it has read, so it is loaded after the import.
  const {factProblems} = await import('../../src/catalog/agree');
  const stubs = factProblems().flatMap(({stub}) => stub ?? []);
  const byFile = groupBy(stubs, ({name}) => `src/catalog/${name}.yaml`);
  for (const [file, own] of Object.entries(byFile)) {
    const document = parseDocument(readSource(path.join(root, file)));
    for (const {steps, text} of own) {
      const above = document.getIn(steps.slice(0, -1), true);
      if (isMap(above)) above.flow = false;
      document.setIn(steps, document.createNode(text));
    }
    const text = document.toString({lineWidth: 0, singleQuote: true, flowCollectionPadding: false});
    writeFileSync(path.join(root, file), text);
  }
  const files = Object.keys(byFile);
  if (files.length > 0)
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], {cwd: root, stdio: 'ignore'});
  return stubs.map(({name, steps}) => `src/catalog/${name}.yaml: ${steps.join('.')}`);
}
