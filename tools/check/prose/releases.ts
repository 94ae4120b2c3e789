import {CHART_REGISTRY, defects, KNOWN_RELEASES, PRODUCT_RELEASE, scannerById} from '../../../src/catalog';
import {chartByName, chartRelease, formerCharts} from '../../../src/catalog/charts';
import {literal} from '../../../src/lib/literal';
import type {Found, Page} from '../page/pages';

/** The address of a chart, including the private registry in examples. */
export const CHART = new RegExp(
  `(?:${literal(CHART_REGISTRY)}|oci://registry\\.example\\.com/securecodebox/helm)/([\\w$<>{}-]+)`,
  'g',
);

const VERSION = /--version[ =]["']?([^\s"'`]+)/;

/** Upgrade pages and the list of changes name earlier releases. */
const UPGRADING = /^docs\/getting-started\/(?:upgrading(?:-from-\d)?|changes-by-release)\.md$/;

/** Where a command ends. A backslash continues it on the next line. */
const ENDS = /(?<!\\)\n|&&|\|\||;|`/;

/** Reports a command that installs a product chart without a version or with a wrong one. */
export function chartVersion({0: address, 1: name = '', index}: RegExpExecArray, {file, kind, source}: Page): Found[] {
  const command = source.slice(0, index).split(ENDS).at(-1)! + source.slice(index).split(ENDS)[0]!;
  const isKnown = chartByName(name) !== undefined;
  // Contributors install their own charts, and wrong names are reported elsewhere.
  if (!/\bhelm\b.*\s(?:upgrade|install|template|pull)\s/s.test(command) || (!isKnown && !/[$<{]/.test(name))) return [];
  const version = VERSION.exec(command)?.[1];
  const right = chartRelease(name);
  if (version === undefined)
    return [{problem: `\`${name}\` is installed without a version`, fix: `write ${address} --version ${right}`}];
  // The value of a variable is unknown, and a workaround can require another release.
  const isOpen = /[$<]|^[A-Z_]+$/.test(version);
  const isWorkaround = defects.some(({installs}) => installs?.chart === name && installs.release === version);
  if (isOpen || version === right || isWorkaround) return [];
  const isRemoved = isKnown && right !== PRODUCT_RELEASE;
  const existed = KNOWN_RELEASES.includes(version);
  // Posts keep the release that was current when they were written.
  if (!isRemoved && (kind === 'post' || (UPGRADING.test(file) && existed))) return [];
  const problem = existed
    ? `\`${name}\` is installed with release ${version}`
    : `there is no release ${version} of the charts`;
  return [{problem, fix: `write --version ${right}${isRemoved ? ', the last release with this chart' : ''}`}];
}

interface Removed {
  readonly since: string;
  readonly successor: string | null;
  /** The only page that can use it. */
  readonly page?: string;
}

/** Removed scan types and charts. */
const removed: Readonly<Record<string, Removed>> = Object.fromEntries(
  formerCharts.flatMap(({name: chart, lastRelease, removedIn: since, successor}) => {
    const names = [chart, ...(scannerById(chart)?.scanTypes ?? []).map(({name}) => name)];
    const page = `docs/scanners/${chart}.md`;
    return lastRelease === undefined ? [] : names.map((name) => [name, {since, successor, page}] as const);
  }),
);

/** Pages that describe earlier releases. */
const HISTORY =
  /^(?:blog\/|docs\/architecture\/architecture_decisions\/|docs\/scanners\/zap-(?:migration|advanced-keys)\.md$)/;

export const USE_OF_REMOVED = new RegExp(
  `(?:\\bscanType: *["']?|\\bscbctl scan |${literal(CHART_REGISTRY)}/)(${Object.keys(removed).map(literal).join('|')})(?![\\w-])`,
  'g',
);

/** Whether a page describes earlier releases. */
export const isHistory = (file: string): boolean => HISTORY.test(file) || UPGRADING.test(file);

/** Reports a manifest or command that uses a removed scan type or chart outside its scanner's page. */
export function removedName([, name = '']: RegExpExecArray, {file}: Page): Found[] {
  const {since, successor, page} = removed[name]!;
  if (isHistory(file) || file === page) return [];
  return [
    {problem: `\`${name}\` was removed in ${since}`, fix: successor ? `use \`${successor}\`` : 'use another scanner'},
  ];
}

/** A release number. The patterns before it distinguish it from versions of other programs. */
const NUMBER = /v?((\d+)\.(\d+)\.\d+)(?:(?=\.tgz)|(?![.-]?\w))/;
/** Before a release in a command, an image or an archive name. {@link chartVersion} checks `--version`. */
const IN_CODE =
  /--branch[ =]|\btargetRevision: ["']?|\bref:\s+tag: ["']?|[\w./-]*securecodebox\/[\w-]+:|(?:\b(?:operator|nmap)|\$chart)-/;
/** Before a release in text, even across a line break. Excludes history such as "since release 5.6.0". */
const IN_WORDS =
  /(?<!\b(?:since|until|up to|before|after|from|than)[ \n])(?<!--)\b(?:releases?|version)\b[^\d.;|]{0,24}?/;
export const RELEASE = new RegExp(`(?:(${IN_CODE.source})|${IN_WORDS.source})${NUMBER.source}`, 'gi');

/** Number of minor releases that count as outdated. Older ones are intentional. */
const RECENT = 3;

/** Reports a release that is slightly outdated or does not exist yet. */
export function releaseNumber(
  [from, inCode, written = '', major, minor]: RegExpExecArray,
  {file, kind}: Page,
  release: string,
): Found[] {
  const [itsMajor, itsMinor] = release.split('.');
  const isRecent = major === itsMajor && Number(itsMinor) - Number(minor) <= RECENT;
  if (kind !== 'doc' || written === release || !isRecent || (UPGRADING.test(file) && inCode === undefined)) return [];
  const image = /securecodebox\/(?:hook|parser|scanner)-([\w-]+):$/.exec(inCode ?? '')?.[1];
  if (image !== undefined && !/-sdk/.test(inCode!) && chartByName(image) === undefined)
    return [
      {problem: `release ${release} has no image ${inCode!.replace(/:$/, '')}`, fix: 'use the image of another chart'},
    ];
  const fix =
    inCode === undefined
      ? 'check whether the sentence is still true, then write the release, or :fact[release] in text'
      : `write ${from.replace(written, release)}`;
  return [{problem: `the page names release ${written}, but the release is ${release}`, fix}];
}
