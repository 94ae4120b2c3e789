import type {HeaderRule} from '../../tools/serve/headers-file';
import type {RedirectRule} from '../../tools/serve/redirects-file';

/** A string of the nginx configuration language, which knows no escape for the `$` of a variable. */
function quoted(value: string): string {
  if (/\$[a-z{]/i.test(value)) throw new Error(`nginx would take this for a variable: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

const escaped = (path: string) => path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The key of a `map` on the path: a prefix pattern becomes a regular expression. */
const mapKey = (pattern: string) => {
  if (pattern === '/*') return 'default';
  return quoted(pattern.endsWith('*') ? `~^${escaped(pattern.slice(0, -1))}` : pattern);
};

/** What hosts answer for a page that no rule speaks about: ask again each time. */
const hostCache: HeaderRule = {pattern: '/*', headers: [['Cache-Control', 'public, max-age=0, must-revalidate']]};

function valuesByHeader(rules: readonly HeaderRule[]): Map<string, [pattern: string, value: string][]> {
  const headers = new Map<string, [string, string][]>();
  for (const {pattern, headers: values} of rules) {
    for (const [name, value] of values) headers.set(name, [...(headers.get(name) ?? []), [pattern, value]]);
  }
  return headers;
}

/**
 * `maps.conf`, for the http block: the value of each header by path, and the target of each old path.
 * Rules of status 200 and rules with placeholders are left out: `pages.conf` covers them for every path.
 */
export function renderMaps(headers: readonly HeaderRule[], redirects: readonly RedirectRule[]): string {
  const maps = [...valuesByHeader([hostCache, ...headers])].map(([name, values]) => {
    const lines = values.map(([pattern, value]) => `  ${mapKey(pattern)} ${quoted(value)};`);
    const standard = values.some(([pattern]) => pattern === '/*') ? [] : ['  default "";'];
    return [`map $uri ${variableOf(name)} {`, ...standard, ...lines, '}'].join('\n');
  });
  const moved = redirects.filter(({from, status}) => status !== 200 && !/[:*]/.test(from));
  // A plain key would ignore case and send /docs/scanners/nmap to itself.
  const targets = moved.map(({from, to}) => `  ${quoted(`~^${escaped(from)}/?$`)} ${quoted(to)};`);
  return [...maps, ['map $uri $site_redirect {', '  default "";', ...targets, '}'].join('\n'), ''].join('\n\n');
}

/**
 * `headers.conf`, for the server block: media types, compression by type, and every header on every answer. nginx
 * leaves out a header whose value is empty.
 *
 * @param mediaTypes media types by extension with dot, with their charset where they have one
 */
export function renderHeaders(headers: readonly HeaderRule[], mediaTypes: Readonly<Record<string, string>>): string {
  const names = [...valuesByHeader([hostCache, ...headers]).keys()];
  const types = Object.entries(mediaTypes).map(
    ([extension, type]) => [type.replace(/;.*/, ''), extension.slice(1), type] as const,
  );
  const text = [...new Set(types.filter(([, , type]) => type.includes('charset')).map(([bare]) => bare))];
  // nginx knows text/html on its own and warns when it is told twice.
  const others = text.filter((type) => type !== 'text/html').join(' ');
  return [
    'types {',
    ...types.map(([type, extension]) => `  ${type} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${others};`,
    `gzip_types ${others};`,
    ...names.map((name) => `add_header ${name} ${variableOf(name)} always;`),
    '',
  ].join('\n');
}
