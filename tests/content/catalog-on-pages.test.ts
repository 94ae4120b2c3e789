import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {chartRelease, hooks, removedScanners, scanners, scbctl} from '../../src/catalog';
import type {Chart, CliCommand, ContainerImage} from '../../src/catalog';
import {condensed, rawText} from '../../src/plugins/local-search/html/text';
import {firstElement, parsePage} from '../../src/text/html';
import {builtFile, fileOfRoute} from '../support/site';
import {skip} from './support/blog';

/*
 * What scanner and hook pages show of the catalog is read from the built pages, the way a visitor sees it. A value that
 * is in the catalog and not on its page fails, and so does an image or a release on a page that the catalog does
 * not know.
 */

/** Text of the article of a page in one line. */
function textOf(route: string): string {
  const page = parsePage(builtFile(fileOfRoute(route)));
  return condensed(rawText(firstElement(page, ({tagName}) => tagName === 'article')!));
}

const all = [...scanners, ...removedScanners];

const imageName = ({repository, tag}: ContainerImage, release: string): string =>
  `${repository}:${tag === 'chart version' ? release : tag}`;

const chartFacts = (chart: Chart): string[] => [
  `oci://ghcr.io/securecodebox/helm/${chart.name}`,
  `--version ${chartRelease(chart.name)}`,
  ...chart.values.map(({key}) => key),
  ...(chart.ignores ?? []).map(({key}) => key),
];

/** Images of the project that a text names with a tag. */
const imagesIn = (text: string): string[] => [
  ...new Set(text.match(/docker\.io\/securecodebox\/[a-z0-9-]+:[\w.+-]*\w/g) ?? []),
];

const released = (images: readonly ContainerImage[], chart: Chart | null): string[] =>
  images
    .filter(({tag}) => !tag.includes(' ') || tag === 'chart version')
    .map((image) => imageName(image, chartRelease(chart?.name ?? '')));

const catalogImages = new Set([...all, ...hooks].flatMap(({images, chart}) => released(images, chart)));

/** What the page of a command shows of it, and of all its subcommands. */
const commandFacts = (command: CliCommand): string[] => [
  command.usage,
  ...command.flags.map(({long}) => long),
  ...command.arguments.map(({name}) => name),
  ...command.output,
  ...command.errors.map(({message}) => message),
  ...command.examples.map((example) => example.command),
  ...command.commands.flatMap(commandFacts),
];

/** What the page of a thing has to show, by its route. */
const facts: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    all.map((scanner) => [
      `scanners/${scanner.id}`,
      [
        scanner.toolVersion,
        ...scanner.scanTypes.flatMap(({name, resultType, command}) => [name, resultType, ...command]),
        ...released(scanner.images, scanner.chart),
        ...scanner.platforms,
        ...scanner.parameters.map(({flag}) => flag),
        ...scanner.findings.map(({category}) => category),
        ...scanner.attributes.map(({key}) => key),
        ...scanner.cascadingRules.flatMap(({name, startsScanType}) => [name, startsScanType]),
        ...chartFacts(scanner.chart),
      ],
    ]),
  ),
  ...Object.fromEntries(
    hooks.map(({id, images, secrets, chart}) => [
      `hooks/${id}`,
      [
        ...released(images, chart),
        ...secrets.flatMap(({name, keys}) => [name, ...keys]),
        ...(chart === null ? [] : chartFacts(chart)),
      ],
    ]),
  ),
  'scbctl/usage': commandFacts(scbctl),
};

describe(
  'pages show what the catalog holds of a scanner, a hook and scbctl, and no image that it does not know',
  {skip},
  () => {
    for (const [route, expected] of Object.entries(facts))
      it(route, () => {
        const text = textOf(`/docs/${route}`);
        const missing = [...new Set(expected)].filter((fact) => !text.includes(fact.replace(/\s+/g, ' ')));
        assert.deepEqual(missing, [], `src/catalog/${route}.yaml has facts that its page does not show`);
        const unknown = imagesIn(text).filter((image) => !catalogImages.has(image));
        assert.deepEqual(unknown, [], `take the tag from src/catalog, or add the image there`);
      });
  },
);
