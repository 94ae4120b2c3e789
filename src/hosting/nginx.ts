import {plain} from './normal-path';
import {hostCache, type HeaderRule, type RedirectRule} from './rules';

/** A string of the nginx configuration language, which has no escape for the `$` of a variable. */
function quoted(value: string): string {
  if (/\$[a-z{]/i.test(value)) throw new Error(`nginx would take this for a variable: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

const escaped = (path: string) => path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The key of a `map` on the path: a prefix becomes a regular expression. */
const mapKey = (path: string) => {
  if (path === '/*') return 'default';
  return quoted(path.endsWith('*') ? `~^${escaped(path.slice(0, -1))}` : path);
};

const map = (source: string, variable: string, lines: readonly string[]) =>
  [`map ${source} ${variable} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n');

function valuesByHeader(rules: readonly HeaderRule[]): Map<string, [path: string, value: string][]> {
  const headers = new Map<string, [string, string][]>();
  for (const {path, headers: values} of [{path: '/*', headers: hostCache}, ...rules]) {
    for (const [name, value] of Object.entries(values))
      headers.set(name, [...(headers.get(name) ?? []), [path, value]]);
  }
  return headers;
}

/** Paths as they are asked for and as nginx reads them: one address for each, see `normal-path.ts`. */
const spellings = (baseUrl: string): string[] => [
  map('$request_uri', '$site_spelling', ['default ""', String.raw`"~^[^?]*(//|%|/\.\.?(/|\?|$))" odd`]),
  // Not the page that nginx shows for a request which it could not read.
  map('$site_spelling$uri', '$site_address', [
    'default ""',
    String.raw`"~^odd(?<site_plain_path>/(?!${baseUrl.slice(1)}404\.html$)${plain}*)$" $site_plain_path`,
  ]),
  // Only what is there has headers of its own.
  map('$status', '$site_found', ['default ""', '200 $uri', '206 $uri', '304 $uri']),
];

/**
 * Pages that are asked for with capital letters. A plain key of a map ignores case, so one line per page is enough; the
 * prefix keeps addresses in lowercase from matching.
 */
const letterCase = (pages: readonly string[]): string[] => [
  map('$uri', '$site_capitals', [
    'default ""',
    String.raw`"~^(?=[^A-Z]*[A-Z])(?<site_bare>/.*?)(/index\.html|\.html|/index|/)?$" capitals:$site_bare`,
  ]),
  map('$site_capitals', '$site_lower_case', [
    'default ""',
    ...pages.map((page) => `${quoted(`capitals:${page}`)} ${quoted(page)}`),
  ]),
];

/**
 * `maps.conf`, for the http block: the value of each header by path, the target of each old path, and the page behind each
 * path with capital letters. Only forced redirects are needed: `pages.conf` contains the other forms of every path.
 *
 * @param pages the paths of all pages
 * @param baseUrl the base path of the build; starts and ends with `/`
 */
export function nginxMaps(
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
  pages: readonly string[],
  baseUrl = '/',
): string {
  const values = [...valuesByHeader(headers)].map(([name, entries]) => {
    const ofFiles = entries.some(([path]) => !path.endsWith('*'));
    const standard = entries.some(([path]) => path === '/*') ? [] : ['default ""'];
    const lines = entries.map(([path, value]) => `${mapKey(path)} ${quoted(value)}`);
    return map(ofFiles ? '$site_found' : '$uri', variableOf(name), [...standard, ...lines]);
  });
  // Old addresses are matched in any letter case.
  const targets = redirects
    .filter(({force}) => force)
    .map(({from, to}) => `${quoted(`~*^${escaped(from)}/?$`)} ${quoted(to)}`);
  const home = baseUrl === '/' ? [] : [`${quoted(baseUrl.slice(0, -1))} ${quoted(baseUrl)}`];
  const moved = map('$uri', '$site_redirect', ['default ""', ...home, ...targets]);
  const hash = 'map_hash_bucket_size 256;\nmap_hash_max_size 8192;';
  return [hash, ...spellings(baseUrl), ...values, moved, ...letterCase(pages), ''].join('\n\n');
}

/**
 * `headers.conf`, for the server block: media types, compression by type, and every header on every answer. nginx
 * leaves out a header whose value is empty.
 *
 * @param mediaTypes media types by extension with dot, with their charset where they have one
 */
export function nginxHeaders(headers: readonly HeaderRule[], mediaTypes: Readonly<Record<string, string>>): string {
  const types = Object.entries(mediaTypes).map(
    ([extension, type]) => [type.replace(/;.*/, ''), extension.slice(1), type] as const,
  );
  const text = [...new Set(types.filter(([, , type]) => type.includes('charset')).map(([bare]) => bare))];
  // nginx always includes text/html and warns when it is listed again.
  const others = text.filter((type) => type !== 'text/html').join(' ');
  return [
    'types {',
    ...types.map(([type, extension]) => `  ${type} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${others};`,
    `gzip_types ${others};`,
    ...[...valuesByHeader(headers).keys()].map((name) => `add_header ${name} ${variableOf(name)} always;`),
    '',
  ].join('\n');
}
