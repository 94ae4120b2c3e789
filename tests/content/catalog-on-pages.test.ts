import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {PRODUCT_RELEASE, hooks, scanners} from '../../src/catalog';
import type {Chart, ContainerImage} from '../../src/catalog';
import {condensed, rawText} from '../../src/plugins/local-search/html/text';
import {first, page, skip} from './support/blog';

/*
 * What scanner and hook pages show of the catalog is read from the built pages, the way a visitor sees it. A value that
 * is in the catalog and not on its page fails, and so does an image or a release on a page that the catalog does
 * not know.
 */

/** Text of the article of a page in one line. */
const textOf = (route: string): string => condensed(rawText(first(page(route), 'article')));

const imageName = ({repository, tag}: ContainerImage): string =>
  `${repository}:${tag === 'chart version' ? PRODUCT_RELEASE : tag}`;

const chartFacts = (chart: Chart): string[] => [
  `oci://ghcr.io/securecodebox/helm/${chart.name}`,
  ...chart.values.map(({key}) => key),
  ...(chart.ignores ?? []).map(({key}) => key),
];

/** Images of the project that a text names with a tag. */
const imagesIn = (text: string): string[] => [
  ...new Set(text.match(/docker\.io\/securecodebox\/[a-z0-9-]+:[\w.+-]*\w/g) ?? []),
];

const catalogImages = new Set(
  [...scanners, ...hooks].flatMap(({images}) =>
    images.filter(({tag}) => !tag.includes(' ') || tag === 'chart version').map(imageName),
  ),
);

const missing = (text: string, facts: readonly string[]): string[] =>
  [...new Set(facts)].filter((fact) => !text.includes(fact.replace(/\s+/g, ' ')));

describe('scanner pages show what the catalog holds', {skip}, () => {
  for (const scanner of scanners) {
    it(scanner.id, () => {
      const text = textOf(`/docs/scanners/${scanner.id}`);
      const facts = [
        scanner.toolVersion,
        ...scanner.scanTypes.flatMap(({name, resultType, command}) => [name, resultType, ...command]),
        ...scanner.images.filter(({tag}) => tag === 'chart version' || !tag.includes(' ')).map(imageName),
        ...scanner.platforms,
        ...scanner.parameters.map(({flag}) => flag),
        ...scanner.findings.map(({category}) => category),
        ...scanner.attributes.map(({key}) => key),
        ...scanner.cascadingRules.flatMap(({name, startsScanType}) => [name, startsScanType]),
        ...chartFacts(scanner.chart),
      ];
      assert.deepEqual(
        missing(text, facts),
        [],
        `facts of src/catalog/scanners/${scanner.id}.yaml that its page does not show`,
      );
    });
  }
});

describe('hook pages show what the catalog holds', {skip}, () => {
  for (const hook of hooks) {
    it(hook.id, () => {
      const text = textOf(`/docs/hooks/${hook.id}`);
      const facts = [
        ...hook.images.filter(({tag}) => tag === 'chart version' || !tag.includes(' ')).map(imageName),
        ...hook.secrets.flatMap(({name, keys}) => [name, ...keys]),
        ...(hook.chart === null ? [] : chartFacts(hook.chart)),
      ];
      assert.deepEqual(
        missing(text, facts),
        [],
        `facts of src/catalog/hooks/${hook.id}.yaml that its page does not show`,
      );
    });
  }
});

describe('pages name no image that the catalog does not know', {skip}, () => {
  for (const route of [...scanners.map(({id}) => `scanners/${id}`), ...hooks.map(({id}) => `hooks/${id}`)]) {
    it(route, () => {
      const unknown = imagesIn(textOf(`/docs/${route}`)).filter((image) => !catalogImages.has(image));
      assert.deepEqual(unknown, [], `take the tag from src/catalog, or add the image there`);
    });
  }
});
