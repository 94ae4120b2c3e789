import {chartRelease} from '../../catalog/charts';
import type {Chart, ContainerImage} from '../../catalog/types';
import type {Call} from './directive';
import {blocks, capital, code, fence, led, line, sentence, table, value} from './text';

/** Quotes a word for a POSIX shell where it needs it. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replace(/'/g, `'\\''`)}'`;
}

/** The `helm upgrade --install` command of a chart with the values that it cannot do without. */
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

/** Command, required values and where the release lands, for any chart. */
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

/** What `kubectl get` prints of the objects that a chart has made: columns that are padded, three spaces apart. */
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

/** The tag as the cluster shows it: the release of the chart where the chart uses its own version. */
function effectiveTag(release: string, {tag}: ContainerImage): string {
  return tag === 'chart version' ? release : tag;
}

/** The image of a role as the cluster shows it. */
export function shownImage(release: string, images: readonly ContainerImage[], wanted: ContainerImage['role']): string {
  const image = images.find(({role}) => role === wanted);
  return image ? `${image.repository}:${effectiveTag(release, image)}` : '';
}

/** A row of a card for each image, with the note where there is one. */
export const imageRows = (release: string, images: readonly ContainerImage[]): string[][] =>
  images.map((image) => {
    const {role, repository, note} = image;
    const tag = effectiveTag(release, image);
    const name = /\s/.test(tag) ? `${code(repository)}, tag: ${sentence(tag)}` : code(`${repository}:${tag}`);
    return [`${capital(role)} image`, note === undefined ? name : `${name}. ${sentence(note)}`];
  });

/** A value of the catalog that is either YAML or words: words keep their Markdown, YAML becomes code. */
export function yamlOrWords(text: string): string {
  return text.includes('`') || /^[a-z]+( [a-z]+)+$/.test(text) ? sentence(text) : value(text);
}

/** What is known of one thing: a table of names and values without a head. */
export const card = (facts: readonly (readonly string[])[]): string =>
  ['| | |', '|---|---|', ...facts.map((fact) => line(fact))].join('\n');
