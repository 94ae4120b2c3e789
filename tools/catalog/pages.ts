import path from 'node:path';
import once from 'lodash/once';
import toPath from 'lodash/toPath';
import {type Fence, readFences} from '../check/fences/fences';
import {parseYaml, type YamlDocument} from '../check/manifests/yaml-text';
import {listPages, parsePage} from '../check/page/pages';
import {at} from '../../src/lib/at';
import type {Difference, Shown} from './difference';
import {readSource} from '../../src/lib/source';
import {literal} from '../../src/lib/literal';

export interface Place {
  readonly file: string;
  readonly line: number;
}

interface SourcePage {
  readonly file: string;
  readonly lines: readonly string[];
  /** The YAML fences, parsed on the first call. */
  readonly fences: () => readonly Fence[];
}

/** Whether a person wrote this fence in YAML. */
const isOwnYaml = ({generated, language}: Fence): boolean => !generated && language.startsWith('y');

/** All pages except posts, which keep the facts of their time. */
export const readPages = (root: string): readonly SourcePage[] =>
  listPages(root)
    .filter((file) => !file.startsWith('blog/'))
    .map((file) => {
      const source = readSource(path.join(root, file));
      const fences = once(() => readFences(parsePage(file, source)).fences.filter(isOwnYaml));
      return {file, lines: source.split('\n'), fences};
    });

/** Lines of YAML fences that set a value or a field. */
function fenceLines({lines, fences}: SourcePage, {values, field}: Shown): readonly number[] {
  const steps = field?.path ?? toPath(values?.key);
  const key = steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
  // Most pages do not contain the key and need no parsing. The index of a list item is not written in YAML.
  if (!lines.some((line) => line.includes(key))) return [];
  const sets = ({value}: YamlDocument): boolean =>
    (!field || at(value, 'kind') === field.kind) && at(value, steps) !== undefined;
  return fences().flatMap(({meta, code, line}) => {
    if (values && meta.values !== values.chart) return [];
    return parseYaml(code).documents.flatMap((one) => (sets(one) ? [line + one.lineOf(steps)] : []));
  });
}

/** The lines of pages that show a difference. */
export function placesOf({shown}: Difference, pages: readonly SourcePage[]): readonly Place[] {
  // Whole words: 1.2 matches v1.2, because tags start with v, but not 11.2 or 1.20.
  const words = (shown.words ?? []).map((word) => new RegExp(`(?<![\\w.-])v?${literal(word)}(?![\\w-]|\\.\\w)`));
  const patterns = [...(shown.directives ?? []), ...words];
  return pages.flatMap((page) => {
    const lines = page.lines.flatMap((line, index) => (patterns.some((one) => one.test(line)) ? [index + 1] : []));
    const inFences = shown.values || shown.field ? fenceLines(page, shown) : [];
    return [...new Set([...lines, ...inFences])].toSorted((a, b) => a - b).map((line) => ({file: page.file, line}));
  });
}
