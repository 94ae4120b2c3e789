import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseAllDocuments} from 'yaml';
import {listPages} from '../check/page/pages';
import {at} from './checkout/yaml';
import type {Difference, Shown} from './difference';
import {literal} from '../../src/text/literal';

/** A place on a page. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

interface Fence {
  readonly line: number;
  readonly meta: string;
  readonly lines: readonly string[];
}

interface SourcePage {
  readonly file: string;
  readonly lines: readonly string[];
  readonly fences: readonly Fence[];
}

function fencesOf(lines: readonly string[]): readonly Fence[] {
  const fences: Fence[] = [];
  let open: {line: number; meta: string; mark: string; indent: number} | undefined;
  for (const [index, line] of lines.entries()) {
    const [, indent = '', mark = '', meta = ''] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === undefined) {
      if (mark !== '') open = {line: index + 1, meta, mark, indent: indent.length};
    } else if (mark.startsWith(open.mark) && meta.trim() === '') {
      const body = lines.slice(open.line, index).map((one) => one.slice(open!.indent));
      fences.push({line: open.line, meta: open.meta, lines: body});
      open = undefined;
    }
  }
  return fences;
}

/** The pages of the documentation. Posts tell of the past and stay as they are. */
export function readPages(root: string): readonly SourcePage[] {
  return listPages(root)
    .filter((file) => !file.startsWith('blog/'))
    .map((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      return {file, lines, fences: fencesOf(lines)};
    });
}

const parsed = ({lines}: Fence): readonly unknown[] =>
  [...parseAllDocuments(lines.join('\n'), {logLevel: 'silent'})].map((one): unknown =>
    one.errors.length > 0 ? undefined : one.toJS(),
  );

/** Lines of YAML fences that set a value or a field. */
function fenceLines({fences}: SourcePage, {values, field}: Shown): readonly number[] {
  return fences.flatMap((fence) => {
    const steps = values?.key ?? field?.path.join('.') ?? '';
    if (!fence.meta.trim().startsWith('y')) return [];
    if (values && !fence.meta.includes(`values="${values.chart}"`)) return [];
    const sets = parsed(fence).some(
      (one) => (field ? at(one, 'kind') === field.kind : true) && at(one, steps) !== undefined,
    );
    const last = steps.split(/[.[\]]+/).findLast((step) => /[a-z]/i.test(step)) ?? '';
    const inside = fence.lines.findIndex((line) => new RegExp(`^\\s*(?:- )?${literal(last)}:`).test(line));
    return sets ? [fence.line + inside + 1] : [];
  });
}

/** The lines of pages that show what a difference is about. */
export function placesOf({shown}: Difference, pages: readonly SourcePage[]): readonly Place[] {
  // A whole word: 1.2 is not shown by 11.2 or 1.20.
  const words = (shown.words ?? []).map((word) => new RegExp(`(?<![\\w.-])${literal(word)}(?![\\w-]|\\.\\w)`));
  const patterns = [...(shown.directives ?? []), ...words];
  return pages.flatMap((page) => {
    const lines = page.lines.flatMap((line, index) => (patterns.some((one) => one.test(line)) ? [index + 1] : []));
    const inFences = shown.values || shown.field ? fenceLines(page, shown) : [];
    return [...new Set([...lines, ...inFences])].toSorted((a, b) => a - b).map((line) => ({file: page.file, line}));
  });
}
