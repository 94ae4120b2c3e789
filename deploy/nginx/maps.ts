import {encodedPath, plain} from '../../src/site/hosts/normal-path';
import {hostCache, isLoop, type HeaderRule, type RedirectRule} from '../../src/site/hosts/rules';

/** A quoted string in nginx's configuration language, which cannot escape the `$` of a variable. */
function quoted(value: string): string {
  if (/\$[a-z{]/i.test(value)) throw new Error(`nginx would take this for a variable: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

const escaped = (path: string) => path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The key of a `map` on the path. A prefix becomes a regular expression. */
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

/** Maps that redirect other spellings of a path to its normalized form, see `normal-path.ts`. */
const spellings = (baseUrl: string): string[] => [
  map('$request_uri', '$site_spelling', ['default ""', String.raw`"~^[^?]*(//|%|/\.\.?(/|\?|$))" odd`]),
  // Excludes the error page, which nginx serves for malformed requests.
  map('$site_spelling$uri', '$site_address', [
    'default ""',
    String.raw`"~^odd(?<site_plain_path>/(?!${baseUrl.slice(1)}404\.html$)${plain}*)$" $site_plain_path`,
  ]),
  // Only existing files have file-specific headers.
  map('$status', '$site_found', ['default ""', '200 $uri', '206 $uri', '304 $uri']),
];

/**
 * Maps paths with capital letters to pages. Plain map keys ignore case, so one line per page is enough. The prefix prevents matches of
 * lowercase paths. A page whose own path has capital letters is left out, because it would redirect to itself.
 */
const letterCase = (pages: readonly string[]): string[] => [
  map('$uri', '$site_capitals', [
    'default ""',
    String.raw`"~^(?=[^A-Z]*[A-Z])(?<site_bare>/.*?)(/index\.html|\.html|/index|/)?$" capitals:$site_bare`,
  ]),
  map('$site_capitals', '$site_lower_case', [
    'default ""',
    // A page whose own address has capital letters would be redirected to itself.
    ...pages
      .filter((page) => page === page.toLowerCase())
      .map((page) => `${quoted(`capitals:${page}`)} ${quoted(encodedPath(page))}`),
  ]),
];

/**
 * `maps.conf`, for the http block: header values by path, the targets of redirects, and the pages for paths with capital letters. Only
 * forced redirects are required, because `pages.conf` handles all other forms of a path.
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
  // Redirects ignore case.
  const targets = redirects
    .filter((rule) => rule.force && !isLoop(rule))
    .map(({from, to}) => `${quoted(`~*^${escaped(from)}/?$`)} ${quoted(encodedPath(to))}`);
  const home = baseUrl === '/' ? [] : [`${quoted(baseUrl.slice(0, -1))} ${quoted(baseUrl)}`];
  const moved = map('$uri', '$site_redirect', ['default ""', ...home, ...targets]);
  const hash = 'map_hash_bucket_size 256;\nmap_hash_max_size 8192;';
  return [hash, ...spellings(baseUrl), ...values, moved, ...letterCase(pages), ''].join('\n\n');
}

/**
 * `headers.conf`, for the server block: media types, compression by type, and all response headers. nginx omits headers with an empty
 * value.
 *
 * @param mediaTypes media types by extension with dot, with their charset, if any
 */
export function nginxHeaders(headers: readonly HeaderRule[], mediaTypes: Readonly<Record<string, string>>): string {
  const types = Object.entries(mediaTypes).map(
    ([extension, type]) => [type.replace(/;.*/, ''), extension.slice(1), type] as const,
  );
  const text = [...new Set(types.filter(([, , type]) => type.includes('charset')).map(([bare]) => bare))];
  // nginx always includes text/html and warns about duplicates.
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
