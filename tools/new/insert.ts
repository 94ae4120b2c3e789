/** Adds to files that list what there is. Each function returns the whole new text. */

/** Adds an entry to the `index.ts` of a folder of the catalog: its import by file, its name in the list before `next`. */
export function listInCatalog(
  source: string,
  {name, identifier, next}: {readonly name: string; readonly identifier: string; readonly next: string | undefined},
): string {
  const lines = source.split('\n');
  const imports = lines.flatMap((line, index) => {
    const file = /^import \{\w+\} from '\.\/([^']+)';$/.exec(line)?.[1];
    return file === undefined ? [] : [{file, index}];
  });
  const following = imports.find(({file}) => file > name)?.index ?? (imports.at(-1)?.index ?? -1) + 1;
  lines.splice(following, 0, `import {${identifier}} from './${name}';`);
  const start = lines.findIndex((line) => /^export const \w+: readonly \w+\[\] = \[$/.test(line));
  const end = lines.indexOf('];', start);
  if (start === -1 || end === -1) throw new Error('The list of the catalog is not written one entry a line.');
  const before = next === undefined ? -1 : lines.indexOf(`  ${next},`, start);
  lines.splice(before === -1 ? end : before, 0, `  ${identifier},`);
  return lines.join('\n');
}

/** Adds a page to a list of `sidebars.ts`, at its end: `const howTos = within('how-tos', [`. */
export function listInSidebar(source: string, folder: string, page: string): string {
  const start = source.indexOf(`within('${folder}', [\n`);
  const end = source.indexOf('\n]', start);
  if (start === -1 || end === -1) throw new Error(`sidebars.ts has no list of ${folder}, one page a line.`);
  return `${source.slice(0, end)}\n  '${page}',${source.slice(end)}`;
}

/** Adds a row to the last table whose rows link into a folder. */
export function addRow(source: string, folder: string, row: string): string {
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('|') && line.includes(`](${folder}/`));
  if (last === -1) throw new Error(`No table links to pages below ${folder}.`);
  lines.splice(last + 1, 0, row);
  return lines.join('\n');
}
