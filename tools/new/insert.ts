/** Returns the text of `sidebars.ts` with a page at the end of a list: `const howTos = within('how-tos', [`. */
export function listInSidebar(source: string, folder: string, page: string): string {
  const start = source.indexOf(`within('${folder}', [\n`);
  const end = source.indexOf('\n]', start);
  if (start === -1 || end === -1) throw new Error(`sidebars.ts has no list of ${folder}, one page a line.`);
  return `${source.slice(0, end)}\n  '${page}',${source.slice(end)}`;
}

/** Returns the text with a new row in the last table whose rows link to pages below a folder. */
export function addRow(source: string, folder: string, row: string): string {
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('|') && line.includes(`](${folder}/`));
  if (last === -1) throw new Error(`No table links to pages below ${folder}.`);
  lines.splice(last + 1, 0, row);
  return lines.join('\n');
}
