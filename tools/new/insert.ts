/** Returns the text with a new row in the last table whose rows link to pages below a folder. */
export function addRow(source: string, folder: string, row: string): string {
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('|') && line.includes(`](${folder}/`));
  if (last === -1) throw new Error(`No table links to pages below ${folder}.`);
  lines.splice(last + 1, 0, row);
  return lines.join('\n');
}
