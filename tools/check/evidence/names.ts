import {productFolder} from '../../catalog/folder';
import type {Diagnostic} from '../../../src/lib/diagnostic';
import {suggest} from '../../../src/lib/nearest';

/** Names in the code and in the charts of the product. */
interface Known {
  readonly metrics: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
}

const LABEL = /(?<![\w./@-])(?:[\w-]+\.)*securecodebox\.io\/(?!v\d)[a-z][\w.-]*(?:\/[\w.-]+)*/g;
const METRIC = /(?<![\w-])securecodebox_[a-z_]+(?![\w-])/g;

export function knownNames(root: string): Known {
  const folder = productFolder(root);
  const names = Object.entries(folder).flatMap(([file, content]) =>
    file.startsWith('names/') ? [content as Record<'metrics' | 'labels', readonly string[]>] : [],
  );
  const charts = JSON.stringify(Object.entries(folder).filter(([file]) => /^(?:charts|removed|crds)\//.test(file)));
  return {
    metrics: new Set(names.flatMap(({metrics}) => metrics)),
    labels: new Set([...names.flatMap(({labels}) => labels), ...(charts.match(LABEL) ?? [])]),
  };
}

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
    ['label or annotation', LABEL, known.labels, isLabel],
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
