import type {Catalogue} from './catalogue';
import {type Call, type Directive, readAttributes} from './directive';
import {ContentError} from './error';
import {expandFact} from './fact';
import {replaceTextDirectives, type TextDirective} from './facts-in-text';
import {formatOf, type Line, readLines} from './lines';
import {suggest} from './nearest';
import {DIRECTIVE_LINE, type Page, readPage} from './page';
import {directives} from './registry';

/** `::name` at the start of a line or behind a space, whether or not the rest of the line can be read. */
const LOOKS_LIKE_DIRECTIVE = /(?:^|\s)::([A-Za-z][\w-]*)(?=[\s{[]|$)/;

const spelled = (key: string): string => `${key}="…"`;

function checkAttributes(name: string, directive: Directive, given: Record<string, string>, fail: Call['fail']): void {
  const known = [...directive.required, ...directive.optional];
  const missing = directive.required.find((key) => (given[key] ?? '') === '');
  if (missing !== undefined) {
    fail(`the attribute "${missing}" is missing`, `Write ::${name}{${directive.required.map(spelled).join(' ')}}.`);
  }
  const extra = Object.keys(given).find((key) => !known.includes(key));
  if (extra !== undefined) {
    fail(
      `the attribute "${extra}" does not exist`,
      known.length === 0 ? `Write ::${name} without attributes.` : suggest(extra, known),
    );
  }
}

function expandLine(line: Line, level: number, page: Page, catalogue: Catalogue): string {
  const written = line.text.trim();
  const fail = (cause: string, mend: string): never => {
    throw new ContentError(page.file, line.number, `${written}: ${cause}`, mend);
  };
  const match = DIRECTIVE_LINE.exec(line.text);
  const name = match?.[2] ?? LOOKS_LIKE_DIRECTIVE.exec(line.text)?.[1] ?? '';
  const directive = Object.hasOwn(directives, name) ? directives[name] : undefined;
  if (!directive) {
    return fail(`there is no directive "${name}"`, suggest(name, Object.keys(directives)));
  }
  const read = readAttributes(match?.[4] ?? '');
  if (!match || match[3] !== undefined || !read) {
    return fail(
      'it cannot be read',
      `Write it on a line of its own as ::${name}{${directive.required.map(spelled).join(' ')}}.`,
    );
  }
  if (read.twice !== undefined) {
    return fail(`the attribute "${read.twice}" is given twice`, 'Keep one of them.');
  }
  checkAttributes(name, directive, read.attributes, fail);
  const markdown = directive.expand({attributes: read.attributes, level, format: page.format, page, catalogue, fail});
  const indent = match[1] ?? '';
  return markdown
    .split('\n')
    .map((text) => (text === '' ? '' : indent + text))
    .join('\n');
}

function expandText(lines: readonly Line[], page: Page, catalogue: Catalogue): string[] {
  return replaceTextDirectives(lines, ({name, label, attributes, line}: TextDirective) => {
    const fail = (cause: string, mend: string): never => {
      throw new ContentError(page.file, line, `:${name}[${label}]${attributes ?? ''}: ${cause}`, mend);
    };
    if (name !== 'fact') {
      return fail(`there is no directive "${name}" for text`, 'Write :fact[…], or put a backslash before the colon.');
    }
    if (attributes !== undefined) {
      return fail('it takes no attributes', `Write :fact[${label}].`);
    }
    return expandFact({path: label, format: page.format, catalogue, fail});
  });
}

function refuseInFrontMatter(lines: readonly Line[], file: string): void {
  const line = lines.find(({kind, text}) => kind === 'front-matter' && text.includes(':fact['));
  if (line) {
    throw new ContentError(
      file,
      line.number,
      'front matter is not expanded, so :fact[…] would be shown as it is',
      'Write the value itself.',
    );
  }
}

/**
 * Turns the directives of a page into Markdown.
 *
 * @param source the page, with its front matter
 * @param file its path as errors show it; `.mdx` makes output for MDX
 * @throws ContentError for anything that the author of the page can mend
 */
export function expandPage(source: string, file: string, catalogue: Catalogue): string {
  const format = formatOf(file);
  const lines = readLines(source, format);
  refuseInFrontMatter(lines, file);
  const page = readPage(file, format, lines);
  const out: string[] = [];
  let level = 1;
  let run: Line[] = [];
  const flush = (): void => {
    out.push(...expandText(run, page, catalogue));
    run = [];
  };
  lines.forEach((line, index) => {
    if (line.kind === 'text' && !LOOKS_LIKE_DIRECTIVE.test(withoutCode(line.text))) {
      level = /^ {0,3}(#{1,6})\s/.exec(line.text)?.[1]?.length ?? level;
      run.push(line);
      return;
    }
    flush();
    if (line.kind !== 'text') {
      out.push(line.text);
      return;
    }
    // Tables and lists need a blank line around them; authors need not think of it.
    const before = isBlank(out.at(-1)) ? [] : [''];
    const after = isBlank(lines[index + 1]?.text) ? [] : [''];
    out.push(...before, expandLine(line, level, page, catalogue), ...after);
  });
  flush();
  return out.join('\n');
}

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

const withoutCode = (text: string): string => text.replace(/(`+)[^`]*\1/g, '');
