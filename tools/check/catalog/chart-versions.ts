import {CHART_REGISTRY, chartByName, chartRelease, defects, KNOWN_RELEASES} from '../../../src/catalog';
import type {Flaw} from '../../../src/text/flaw';
import {literal} from '../../../src/text/literal';
import type {Page} from '../page/pages';

/** The address of a chart, also in the mirror of the examples. */
const CHART = new RegExp(
  `(?:${literal(CHART_REGISTRY)}|oci://registry\\.example\\.com/securecodebox/helm)/([\\w$<>{}-]+)`,
  'g',
);

/** Subcommands of Helm that take a version. */
const HELM = /\bhelm\b.*\s(?:upgrade|install|template|pull)\s/s;
const VERSION = /--version[ =]["']?([^\s"'`]+)/;

/** The page about the past, where every known release can be right. Posts keep the releases of their time. */
const isHistory = ({file}: Page): boolean => file === 'docs/getting-started/upgrading.md';

/** The command around a place in a source: its lines end with a backslash, and other commands do not belong to it. */
function commandAt(source: string, at: number): string {
  let start = source.lastIndexOf('\n', at) + 1;
  while (source[start - 2] === '\\') start = source.lastIndexOf('\n', start - 2) + 1;
  const before = source.slice(start, at);
  const after = /^(?:[^\n]*\\\n)*[^\n]*/.exec(source.slice(at))?.[0] ?? '';
  const own = before.split(/&&|\|\||;|`/).at(-1) ?? '';
  return own + (after.split(/&&|\|\||;|`/)[0] ?? '');
}

/** Releases that a page can install of a chart: the right one, and the one that a workaround names. */
function releasesOf(chart: string): readonly string[] {
  const older = defects.flatMap(({installs}) => (installs?.chart === chart ? [installs.release] : []));
  return [chartRelease(chart), ...older];
}

/** Commands that install a chart of the product without a version, or with a wrong one. */
export function chartVersionFlaws(page: Page): Flaw[] {
  const lineAt = (place: number) => page.source.slice(0, place).split('\n').length;
  return [...page.source.matchAll(CHART)].flatMap(({0: address, 1: name = '', index}): Flaw[] => {
    const command = commandAt(page.source, index);
    // Contributors install charts of their own, and a wrong name is reported elsewhere.
    const known = chartByName(name) !== undefined;
    if (!HELM.test(command) || (!known && !/[$<{]/.test(name))) return [];
    const version = VERSION.exec(command)?.[1];
    const [right = '', ...others] = releasesOf(name);
    if (version === undefined) {
      const problem = `\`${name}\` is installed without a version`;
      const fix = `write ${address} --version ${right}`;
      return [{line: lineAt(index), problem, fix}];
    }
    // The value of a variable or a placeholder is unknown.
    if (/[$<]|^[A-Z_]+$/.test(version)) return [];
    if ([right, ...others].includes(version)) return [];
    const removed = known && right !== KNOWN_RELEASES[0];
    if (!removed && (page.kind === 'post' || (isHistory(page) && KNOWN_RELEASES.includes(version)))) return [];
    const problem = KNOWN_RELEASES.includes(version)
      ? `\`${name}\` is installed with release ${version}`
      : `there is no release ${version} of the charts`;
    const fix = `write --version ${right}${removed ? ', the last release with this chart' : ''}`;
    const start = page.source.indexOf(version, index - command.length);
    return [{line: lineAt(start), problem, fix}];
  });
}
