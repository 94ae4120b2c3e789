/** A Markdown format of Docusaurus: `md` allows raw HTML, `mdx` reads braces and tags as JavaScript. */
export type Format = 'md' | 'mdx';

/** What a line of a page belongs to. Only `text` is expanded. */
export type LineKind = 'front-matter' | 'code' | 'comment' | 'text';

export interface Line {
  /** Without its line break. */
  readonly text: string;
  readonly kind: LineKind;
  /** 1-based. */
  readonly number: number;
}

const COMMENTS = {
  md: {open: /^\s*<!--/, close: '-->'},
  mdx: {open: /^\s*\{\/\*/, close: '*/}'},
} as const;

interface Fence {
  readonly marker: string;
  readonly length: number;
}

function openedFence(text: string): Fence | undefined {
  const match = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/.exec(text);
  const run = match?.[1];
  if (run === undefined || (run.startsWith('`') && match?.[2]?.includes('`'))) {
    return undefined;
  }
  return {marker: run.charAt(0), length: run.length};
}

function closesFence(text: string, fence: Fence): boolean {
  const bare = text.replace(/^[\s>]*/, '').trimEnd();
  return bare.length >= fence.length && [...bare].every((character) => character === fence.marker);
}

/**
 * Splits a page into lines and says what each belongs to: front matter, a code fence (its fences included), a block
 * comment, or text. Comments count when they open a line, as both formats write them between blocks.
 */
export function readLines(source: string, format: Format): Line[] {
  const texts = source.split(/\r?\n/);
  const comment = COMMENTS[format];
  const lines: Line[] = [];
  let fence: Fence | undefined;
  let inComment = false;
  let inFrontMatter = texts[0]?.trimEnd() === '---';
  texts.forEach((text, index) => {
    const number = index + 1;
    if (inFrontMatter) {
      lines.push({text, kind: 'front-matter', number});
      inFrontMatter = index === 0 || text.trimEnd() !== '---';
    } else if (fence) {
      lines.push({text, kind: 'code', number});
      fence = closesFence(text, fence) ? undefined : fence;
    } else if (inComment || comment.open.test(text)) {
      lines.push({text, kind: 'comment', number});
      inComment = !text.includes(comment.close);
    } else {
      fence = openedFence(text);
      lines.push({text, kind: fence ? 'code' : 'text', number});
    }
  });
  return lines;
}

/** The format in which Docusaurus reads a page with `markdown.format: 'detect'`. */
export function formatOf(file: string): Format {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}
