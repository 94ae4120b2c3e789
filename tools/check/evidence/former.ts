import kebabCase from 'lodash/kebabCase';
import once from 'lodash/once';
import {hooks, KNOWN_RELEASES, removedScanners, scanners} from '../../../src/catalog';
import {formerCharts} from '../../../src/catalog/charts';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {literal} from '../../../src/lib/literal';
import {filesWithNames, type Folder} from '../../catalog/folder';
import type {Former} from '../../catalog/named';
import {isHistory} from '../prose/releases';

/** A sentence about an earlier release. A command with `--version` of this release is none. */
const EARLIER = new RegExp(
  `\\b(?:old|former|earlier)\\b|\\bversion [345]\\b(?!\\.\\d)|(?<![\\w.])(?:[345]\\.x|${KNOWN_RELEASES.slice(1)
    .flatMap((release) => [release, release.replace(/\.\d+$/, '')])
    .map(literal)
    .join('|')})(?![\\w.]*\\d)`,
  'i',
);

/** A word that is rare enough to mean the product on any page. */
const isRare = (word: string): boolean =>
  /^[\w./:-]{6,}$/.test(word) &&
  (/[a-z][A-Z]|[a-z]_[a-z]|\.[a-z]/.test(word) || /^[A-Z]+_[A-Z_]+$/.test(word) || (/-/.test(word) && word.length > 7));

interface Lost {
  readonly subject: string;
  readonly word: string;
  readonly pattern: RegExp;
  /** Pages and entries about the subject; undefined for any. */
  readonly pages?: RegExp;
}

/** The entries of the scanners and hooks that a chart installs. */
export const entriesOf = (chartName: string) =>
  [...scanners, ...removedScanners, ...hooks].filter(({chart}) => chart?.name === chartName);

/** The names that the product no longer has, and no longer uses for anything else. */
export function lostNames(folder: Folder): readonly Lost[] {
  const former = (folder['former.json'] ?? {}) as Former;
  const text = once(() => JSON.stringify(filesWithNames(folder)));
  const isRemoved = new Set(formerCharts.map(({name}) => name));
  return Object.entries(former).flatMap(([subject, names]) => {
    if (isRemoved.has(subject)) return [];
    const ids = [subject, kebabCase(subject), ...entriesOf(subject).map(({id}) => id)];
    const pages = new RegExp(`/(?:${ids.map(literal).join('|')})\\.(?:md|yaml)$`);
    return names.flatMap((word): readonly Lost[] => {
      // kubectl has flags of the same names.
      if (word.startsWith('--'))
        return [
          {subject, word, pattern: new RegExp(`(?<!kubectl[^\`]*)${literal(word)}(?![\\w-])`), pages: /scbctl/},
          {subject, word, pattern: new RegExp(`scbctl.*${literal(word)}(?![\\w-])`), pages: /^(?!.*scbctl)/},
        ];
      const isAnywhere = isRare(word) && !new RegExp(`(?<![\\w-])${literal(word)}(?![\\w-])`).test(text());
      // A plain word such as `ip` is a name only in code, or as a key.
      const isPlain = /^[A-Z]?[a-z]+$/.test(word);
      const pattern = isPlain
        ? new RegExp(`\`(?:attributes\\.)?${literal(word)}\`|^\\s*(?:- )?(?:key: )?${literal(word)}(?::|$)`)
        : new RegExp(`(?<![\\w.-])(?:(?:hook|parser|scanner)-)?${literal(word)}(?![\\w-]|\\.\\w)`);
      return [{subject, word, pattern, ...(!isAnywhere && {pages})}];
    });
  });
}

/** The problem of a name that the product no longer has, with the name. */
export const LOST = /no longer has `(.+)`$/;

/** Lines of a page or an entry that name what the product no longer has. */
export function namesLeft(file: string, source: string, lost: readonly Lost[]): readonly Diagnostic[] {
  const isRemoved = removedScanners.some(
    ({id}) => file.endsWith(`/scanners/${id}.md`) || file.endsWith(`/scanners/${id}.yaml`),
  );
  if (isHistory(file) || isRemoved) return [];
  const own = lost.filter(({word, pages}) => (pages?.test(file) ?? true) && source.includes(word));
  return source.split('\n').flatMap((text, index, lines) =>
    // People also search for old names.
    /^(?:keywords|aliases): /.test(text) || EARLIER.test(lines.slice(Math.max(0, index - 1), index + 2).join(' '))
      ? []
      : own
          .filter(({pattern}) => pattern.test(text))
          .map(({subject, word}) => ({
            line: index + 1,
            problem: `${subject === word ? 'the product' : subject} no longer has \`${word}\``,
            fix: 'write what replaces it, or the release in which it was last',
          })),
  );
}
