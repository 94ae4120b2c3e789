import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, it} from 'node:test';
import * as catalog from '../../src/catalog';
import {askedOf} from '../../src/plugins/local-search/asked';
import {chartByName, defects, demoTargets, familyOf, hooks, scanners, valuesOf} from '../../src/catalog';
import {tilesOf} from '../../src/plugins/catalog-tiles/tiles';

const once = (values: readonly unknown[]) => assert.deepEqual(values, [...new Set(values)]);

describe('who fills a mirror', () => {
  it('finds an image for every chart of the release', () => {
    const pulling = new Set(catalog.shippedImages.flatMap(({charts}) => charts));
    assert.deepEqual(
      catalog.charts.filter(({name}) => !pulling.has(name)),
      [],
    );
  });
  it('is told of values that the chart has', () => {
    for (const {charts, movedBy, family} of catalog.shippedImages) {
      for (const name of charts) assert.equal(familyOf(name), family);
      const keys = charts.flatMap((name) => valuesOf(chartByName(name)!).map(({key}) => key));
      for (const value of movedBy.filter((one) => !/^(--|minio\.|elasticsearch\.|kibana\.)/.test(one)))
        assert.ok(
          keys.some((key) => key === value || key.startsWith(`${value}.`)),
          `${charts.join(', ')}: ${value}`,
        );
    }
  });
});

describe('the home page', () => {
  const tiles = tilesOf(scanners, hooks);
  const {groups, selection} = tiles;

  it('starts with six scanners and a hook for each thing that can happen to findings, none of them with a warning', () => {
    const ofKind = (kind: string) => selection.filter(({to}) => to.startsWith(`/docs/${kind}/`)).length;
    assert.deepEqual([ofKind('scanners'), ofKind('hooks')], [6, 3]);
    assert.deepEqual(
      selection.filter(({state}) => state !== undefined),
      [],
    );
  });
  it('has every scanner and every hook in one group', () => {
    const titles = groups.flatMap((group) => group.tiles.map(({title}) => title));
    assert.deepEqual(titles.toSorted(), [...scanners, ...hooks].map(({title}) => title).toSorted());
  });
});

it('a scanner is pulled in the version of the tool that its page names, unless a value of the chart says another tag', () => {
  for (const {id, images, toolVersion, chart} of scanners) {
    const own = chart.values.find(({key}) => key === 'scanner.image.tag');
    const image = images.find(({role}) => role === 'scanner');
    assert.equal(image?.tag === toolVersion, own === undefined, id);
  }
});

it('a demo target answers where its chart is installed, at its port, and runs its image', () => {
  const ports: Readonly<Record<string, string>> = {'http:': '80', 'https:': '443', 'ssh:': '22'};
  for (const {id, address, chart, image, port} of demoTargets) {
    const {protocol, hostname, port: shown} = new URL(address);
    const defaults = new Map(chart.values.map((value) => [value.key, value.default]));
    assert.equal(hostname, `${chart.name}.${chart.namespace}.svc`);
    assert.equal(shown || ports[protocol], String(port), id);
    assert.equal(defaults.get('service.port'), String(port), id);
    assert.equal(defaults.get('image.repository'), image.repository, id);
    once(chart.values.map(({key}) => key));
  }
});

it('the search leads from a symptom of a known defect to its entry on Troubleshooting', () => {
  const asked = askedOf(path.resolve(__dirname, '../..'), 'docs/getting-started/troubleshooting.md');
  for (const {id, symptoms} of defects) assert.deepEqual(asked.get(`defect-${id}`), symptoms);
});
