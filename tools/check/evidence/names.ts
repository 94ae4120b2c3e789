import {productFolder} from '../../catalog/folder';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {distance} from '../../../src/lib/distance';
import {suggest} from '../../../src/lib/nearest';

/** Names in the code and in the charts of the product. */
interface Known {
  readonly metrics: ReadonlySet<string>;
  readonly environment: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
}

/** Labels and annotations of the product in a text. */
export const LABELS = /(?<![\w./@-])(?:[\w-]+\.)*securecodebox\.io\/(?!v\d)[a-z][\w.-]*(?:\/[\w.-]+)*/g;
const VARIABLE = /(?<![\w$.-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])/g;
const METRIC = /(?<![\w-])securecodebox_[a-z_]+(?![\w-])/g;

export function knownNames(root: string): Known {
  const folder = productFolder(root);
  const names = Object.entries(folder).flatMap(([file, content]) =>
    file.startsWith('names/') ? [content as Record<'metrics' | 'labels' | 'environment', readonly string[]>] : [],
  );
  const charts = JSON.stringify(Object.entries(folder).filter(([file]) => /^(?:charts|removed|crds)\//.test(file)));
  const variables = [...charts.matchAll(/\{"name":"([A-Z][A-Z0-9_]*)","value/g)].map(([, name = '']) => name);
  return {
    metrics: new Set(names.flatMap(({metrics}) => metrics)),
    environment: new Set([...names.flatMap(({environment}) => environment), ...variables]),
    labels: new Set([...names.flatMap(({labels}) => labels), ...(charts.match(LABELS) ?? [])]),
  };
}

const isMisspelled = (name: string, names: ReadonlySet<string>): boolean =>
  name.length > 7 && !names.has(name) && [...names].some((one) => distance(one, name) === 1);

const hostOf = (label: string): string => label.split('/')[0] ?? '';

/** Metrics and labels on a page that look like names of the product and are none. */
export function unknownNames(source: string, known: Known): readonly Diagnostic[] {
  const hosts = new Set([...known.labels].map(hostOf));
  // A prefix such as `scope.cascading.securecodebox.io/` allows any name.
  const prefixes = [...known.labels].filter((label) => label.endsWith('/'));
  const isLabel = (name: string): boolean =>
    !hosts.has(hostOf(name)) ||
    known.labels.has(name.replace(/[-.]$/, '')) ||
    prefixes.some((one) => name.startsWith(one));
  const kinds: readonly (readonly [
    noun: string,
    pattern: RegExp,
    names: ReadonlySet<string>,
    is: (name: string) => boolean,
  ])[] = [
    ['metric', METRIC, known.metrics, (name) => [...known.metrics].some((one) => one.startsWith(name))],
    ['label or annotation', LABELS, known.labels, isLabel],
    // Pages also use variables of other programs, so only a misspelled one is wrong.
    ['environment variable', VARIABLE, known.environment, (name) => !isMisspelled(name, known.environment)],
  ];
  return source.split('\n').flatMap((text, index) =>
    kinds.flatMap(([noun, pattern, names, is]) =>
      (text.match(pattern) ?? [])
        .filter((name) => !is(name))
        .map((name) => ({
          line: index + 1,
          problem: `the product has no ${noun} \`${name}\``,
          fix: suggest(name, [...names], 'a name of the product'),
        })),
    ),
  );
}
