import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import type {Site} from '../site';
import {isUnread} from './lint';

/** Words of a sentence that is a fact of its own and needs one home. */
const LONG = 12;

const BETWEEN = /\n\s*(?:[-*]|\d+\.)\s|\n\s*\n|\n:::.*|\||(?<=[.!?])\s/;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The text of a page without front matter and fences, on the same lines. */
const written = (source: string): string =>
  source
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^(?<indent> *)(?<mark>`{3,})[\s\S]*?^\k<indent>\k<mark> *$/gm, blank);

const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Long sentences of a page with their text in the source. Introductions of code, with a colon, can be the same everywhere. */
function sentencesOf(source: string): ReadonlyMap<string, string> {
  const pieces = written(source).split(BETWEEN);
  const sentences = pieces.map((piece) => [plain(piece), piece.trim()] as const);
  return new Map(sentences.filter(([text]) => text.split(' ').length >= LONG && !text.endsWith(':')));
}

/** Reports long sentences that are on another page too. A guide is complete on its own and can repeat. */
export function checkRepeats(site: Site, files: readonly string[]): Problem[] {
  const pages = site.pageFiles.filter(
    (file) => file.startsWith('docs/') && !isUnread(file) && site.frontMatter(file).values['guide'] === undefined,
  );
  const sentences = new Map(pages.map((file) => [file, sentencesOf(site.read(file))]));
  return files.flatMap((file) =>
    [...(sentences.get(file) ?? [])].flatMap(([text, source]) => {
      const other = pages.find((page) => page !== file && sentences.get(page)!.has(text));
      if (other === undefined) return [];
      const own = site.read(file);
      const line = own.slice(0, own.indexOf(source)).split('\n').length;
      const shown = text.split(' ').slice(0, 6).join(' ');
      return inFile(
        file,
        diagnosticAt(line, `the sentence "${shown} …" is also in ${other}`, 'keep one of them and link to it'),
      );
    }),
  );
}
