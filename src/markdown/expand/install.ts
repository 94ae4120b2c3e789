import type {Chart, ContainerImage} from '../../catalog/types';
import type {Call} from './directive';
import {blocks, code, fence, sentence, table, value} from './text';

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
  const first = `helm upgrade --install ${chart.release} ${call.catalog.registry}/${chart.name}`;
  return [first, ...place, ...values].join(' \\\n  ');
}

/** Command, required values and where the release lands, for any chart. */
export function installBlocks(call: Call, chart: Chart): string {
  const {release} = call.catalog;
  const must = chart.mustSet ?? [];
  const where =
    chart.namespace === undefined
      ? 'Helm installs into the namespace of your kubeconfig context; `--namespace` names another one.'
      : `The namespace ${code(chart.namespace)} is created if it does not exist.`;
  return blocks(
    fence('bash', installCommand(call, chart)),
    `Add \`--version ${release}\` to stay on the release that this page describes; without it you get the newest chart. ${where}`,
    must.length === 0
      ? ''
      : blocks(
          'Put your own data in these values; the defaults do not serve:',
          table(
            ['Value', 'Why'],
            must.map(({key, reason}) => [code(key), sentence(reason)]),
          ),
        ),
    chart.note === undefined ? '' : sentence(chart.note),
  );
}

/** Columns as kubectl prints them: padded, three spaces apart. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

/** The tag as the cluster shows it: the tag of the release where the chart takes its own version. */
export function effectiveTag(call: Call, image: ContainerImage): string {
  return image.tag === 'chart version' ? call.catalog.release : image.tag;
}

/** `repository:tag` as code, with the note where there is one. */
export function imageText(call: Call, image: ContainerImage): string {
  const tag = effectiveTag(call, image);
  const name = /\s/.test(tag) ? `${code(image.repository)}, tag: ${sentence(tag)}` : code(`${image.repository}:${tag}`);
  return image.note === undefined ? name : `${name}. ${sentence(image.note)}`;
}

/** A row of a card for each image. */
export function imageRows(call: Call, images: readonly ContainerImage[]): string[][] {
  return images.map((image) => [
    `${image.role.charAt(0).toUpperCase()}${image.role.slice(1)} image`,
    imageText(call, image),
  ]);
}

/** A value of the catalog that is either YAML or words: words keep their Markdown, YAML becomes code. */
export function yamlOrWords(text: string): string {
  return text.includes('`') || /^[a-z]+( [a-z]+)+$/.test(text) ? sentence(text) : value(text);
}

/** A table of two columns with a class by which it is styled as the card at the top of a page. */
export function card(rows: readonly (readonly string[])[]): string {
  return blocks('<div class="card-facts">', table(['Property', 'Value'], rows), '</div>');
}
