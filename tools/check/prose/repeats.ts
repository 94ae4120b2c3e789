import {toString} from 'mdast-util-to-string';
import {diagnosticAt, inFile, type Problem} from '../../../src/lib/diagnostic';
import type {Page} from '../page/pages';
import type {Site} from '../site';

/** Words of a sentence that is a fact of its own and needs one home. */
const LONG = 12;

/** Long sentences of a page with their lines. Introductions of code, with a colon, can be the same everywhere. */
function sentencesOf({nodes, lineOf, isGenerated}: Page): ReadonlyMap<string, number> {
  const sentences = nodes.flatMap((node): [string, number][] => {
    const line = node.position?.start.line ?? 1;
    if ((node.type !== 'paragraph' && node.type !== 'tableCell') || isGenerated(line)) return [];
    // Quoted messages.
    if (node.children.every(({type}) => type === 'inlineCode')) return [];
    const text = toString(node).replaceAll(/\s+/g, ' ').trim();
    return text.split(/(?<=[.!?]) /).map((sentence) => [sentence, lineOf(line)]);
  });
  return new Map(sentences.filter(([text]) => text.split(' ').length >= LONG && !text.endsWith(':')));
}

/** The text of a page without code blocks, markup and line breaks. */
const flat = (source: string): string =>
  source
    .replaceAll(/^ *(`{3,})[^]*?^ *\1$/gm, '')
    .replaceAll(/\[([^\]]+)\]\([^)\s]+\)|[*`]/g, '$1')
    .replaceAll(/\s+/g, ' ');

/** Reports long sentences that are on another page too. A guide is complete on its own and can repeat. */
export function checkRepeats(site: Site, files: readonly string[]): Problem[] {
  const pages = site.pageFiles.filter(
    (file) => file.startsWith('docs/') && site.frontMatter(file).values['guide'] === undefined,
  );
  const texts = pages.map((file) => [file, flat(site.read(file))] as const);
  const own = files.filter((file) => pages.includes(file));
  return own.flatMap((file) =>
    [...sentencesOf(site.page(file))].flatMap(([text, line]) => {
      const [other] = texts.find(([page, written]) => page !== file && written.includes(text)) ?? [];
      if (other === undefined) return [];
      const problem = `the sentence "${text.split(' ').slice(0, 6).join(' ')} …" is also in ${other}`;
      return inFile(file, diagnosticAt(line, problem, 'keep one of them and link to it'));
    }),
  );
}
