/** Adds to files that list what there is. Each function returns the whole new text. */

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
