import {parse as parseYaml} from 'yaml';
import {parseTemplate} from './parse';
import {render} from './render';

/** The files of a chart, by their path in it. */
export type ChartFiles = ReadonlyMap<string, string>;

/** What a chart is installed with. */
export interface Installation {
  readonly release: string;
  readonly namespace: string;
  /** Takes the place of the chart's own values; use {@link chartValues} and change them. */
  readonly values: Readonly<Record<string, unknown>>;
}

const textOf = (files: ChartFiles, name: string): string => {
  const text = files.get(name);
  if (text === undefined) throw new Error(`the chart has no file ${name}`);
  return text;
};

/** The values file of a chart, parsed. */
export function chartValues(files: ChartFiles): Record<string, unknown> {
  return parseYaml(textOf(files, 'values.yaml')) as Record<string, unknown>;
}

/** `.Chart`: the fields of Chart.yaml, with a capital first letter as Helm shows them. */
function chartObject(files: ChartFiles): Record<string, unknown> {
  const chart = parseYaml(textOf(files, 'Chart.yaml')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(chart).map(([key, value]) => [key[0]!.toUpperCase() + key.slice(1), value]));
}

function filesObject(files: ChartFiles): Record<string, unknown> {
  const glob = (pattern: unknown): Record<string, string> => {
    const expression = new RegExp(`^${String(pattern).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return Object.fromEntries([...files].filter(([name]) => expression.test(name)));
  };
  return {Glob: glob, Get: (name: unknown) => files.get(String(name)) ?? ''};
}

/** Files with an underscore only define what others include. */
const isShown = (name: string): boolean => !/(?:^|\/)_/.test(name);

/** Renders the templates of a chart as `helm template` does; answers texts by the path of their template. */
export function renderChart(files: ChartFiles, {release, namespace, values}: Installation): Map<string, string> {
  const templates = [...files].filter(([name]) => name.startsWith('templates/'));
  const parsed = templates.map(([name, source]) => ({name, template: parseTemplate(source)}));
  const definitions = new Map(parsed.flatMap(({template}) => [...template.definitions]));
  const context = {
    Values: values,
    Chart: chartObject(files),
    Release: {Name: release, Namespace: namespace, Service: 'Helm'},
    Files: filesObject(files),
  };
  return new Map(
    parsed.filter(({name}) => isShown(name)).map(({name, template}) => [name, render(template, definitions, context)]),
  );
}
