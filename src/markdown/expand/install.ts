import {chartRelease} from '../../catalog/charts';
import type {Chart, ContainerImage} from '../../catalog/types';
import type {Call} from './directive';
import {blocks, capital, code, fence, led, line, sentence, table, value} from './text';

/** Quotes a word for a POSIX shell if necessary. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replace(/'/g, `'\\''`)}'`;
}

/** The `helm upgrade --install` command of a chart with its required values. */
export function installCommand(call: Call, chart: Chart): string {
  const place = chart.namespace === undefined ? [] : [`--namespace ${chart.namespace} --create-namespace`];
  const values = (chart.mustSet ?? []).map(({key, example}) => {
    const flag = /^[[{]/.test(example) ? '--set-json' : '--set';
    return `${flag} ${shellWord(`${key}=${example}`)}`;
  });
  const first = `helm upgrade --install ${chart.release ?? chart.name} ${call.catalog.registry}/${chart.name}`;
  const version = `--version ${chartRelease(chart.name, call.catalog.release)}`;
  return [first, version, ...place, ...values].join(' \\\n  ');
}

/** The command, required values and namespace for any chart. */
export function installBlocks(call: Call, chart: Chart): string {
  const where =
    chart.namespace === undefined
      ? 'Helm installs into the namespace of your kubeconfig context, unless you add `--namespace`.'
      : `Helm creates the namespace ${code(chart.namespace)} if it does not exist.`;
  return blocks(
    fence('bash', installCommand(call, chart)),
    where,
    led(
      'Replace these values with your own, because their defaults do not work for you:',
      table(chart.mustSet ?? [], {Value: ({key}) => code(key), Why: ({reason}) => sentence(reason)}),
    ),
    sentence(chart.note ?? ''),
  );
}

/** The output of `kubectl get` for a chart's objects: padded columns, three spaces apart. */
export function columns(objects: string, {namespace}: Chart, rows: readonly (readonly string[])[]): string {
  const place = namespace === undefined ? '' : ` --namespace ${namespace}`;
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  return fence('console', [`$ kubectl get ${objects}${place}`, ...lines].join('\n'));
}

/** The tag in the cluster, where `chart version` is the release. */
const effectiveTag = (release: string, {tag}: ContainerImage): string => (tag === 'chart version' ? release : tag);

/** The image for a role, with the tag in the cluster. */
export function shownImage(release: string, images: readonly ContainerImage[], wanted: ContainerImage['role']): string {
  const image = images.find(({role}) => role === wanted);
  return image ? `${image.repository}:${effectiveTag(release, image)}` : '';
}

/** A card row per image, with its note. */
export const imageRows = (release: string, images: readonly ContainerImage[]): string[][] =>
  images.map((image) => {
    const {role, repository, note} = image;
    const tag = effectiveTag(release, image);
    const name = /\s/.test(tag) ? `${code(repository)}, tag: ${sentence(tag)}` : code(`${repository}:${tag}`);
    return [`${capital(role)} image`, note === undefined ? name : `${name}. ${sentence(note)}`];
  });

/** A catalog value that is YAML or prose. Prose keeps its Markdown, and YAML becomes code. */
export function yamlOrWords(text: string): string {
  return text.includes('`') || /^[a-z]+( [a-z]+)+$/.test(text) ? sentence(text) : value(text);
}

/** A table of names and values without a header. */
export const card = (facts: readonly (readonly string[])[]): string =>
  ['| | |', '|---|---|', ...facts.map((fact) => line(fact))].join('\n');
