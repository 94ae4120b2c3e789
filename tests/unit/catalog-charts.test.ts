import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  chartByName,
  charts,
  chartsByFamily,
  familyOf,
  formerCharts,
  valuesOf,
  type ChartFamily,
} from '../../src/catalog/charts';
import {demoTargets} from '../../src/catalog/demo-targets';
import {hooks} from '../../src/catalog/hooks';
import {globalFlags, scbctl} from '../../src/catalog/scbctl';
import {formatProblem, validateCatalog} from '../../src/catalog/validate';

describe('the charts of the catalogue', () => {
  it('hold together without a flaw', () => {
    const problems = validateCatalog({hooks, demoTargets, charts, scbctl, globalFlags});
    assert.deepEqual(problems.map(formatProblem), []);
  });

  it('are all charts that the release publishes', () => {
    const counts = Object.entries(chartsByFamily).map(([family, list]) => [family, list.length]);
    assert.deepEqual(Object.fromEntries(counts), {
      operator: 1,
      'auto-discovery': 2,
      scanner: 25,
      hook: 9,
      'demo-target': 10,
    } satisfies Record<ChartFamily, number>);
  });

  it('have one name each', () => {
    assert.equal(new Set(charts.map(({name}) => name)).size, charts.length);
  });

  it('are found by name with their family', () => {
    assert.equal(chartByName('operator')?.release, 'securecodebox-operator');
    assert.equal(familyOf('typo3scan'), 'scanner');
    assert.equal(familyOf('juice-shop'), 'demo-target');
    assert.equal(chartByName('notification-hook'), undefined);
    assert.equal(familyOf('notification-hook'), undefined);
  });

  it('do not contain the charts that were removed, and name what took their place', () => {
    for (const {name, successor} of formerCharts) {
      assert.equal(chartByName(name), undefined, name);
      if (successor !== null) assert.ok(chartByName(successor), `${name}: ${successor}`);
    }
  });

  it('let an own value win over the shared one of the same key', () => {
    const chart = chartByName('persistence-elastic');
    assert.ok(chart);
    const values = valuesOf(chart);
    assert.equal(values.filter(({key}) => key === 'nameOverride').length, 1);
    assert.equal(
      values.find(({key}) => key === 'nameOverride')?.meaning,
      'Replaces the chart part in the names of the objects.',
    );
    assert.ok(values.some(({key}) => key === 'hook.priority'));
  });

  it('switch each subchart by a value that exists', () => {
    for (const chart of charts)
      for (const {condition} of chart.subcharts ?? [])
        assert.ok(
          chart.values.some(({key}) => key === condition),
          `${chart.name}: ${condition}`,
        );
  });

  it('install operator and auto-discovery where the site expects them', () => {
    assert.equal(chartByName('operator')?.namespace, 'securecodebox-system');
    assert.equal(chartByName('auto-discovery-kubernetes')?.namespace, 'securecodebox-system');
  });

  it('state every default of the operator chart that decides about storage and links', () => {
    const defaults = Object.fromEntries(
      (chartByName('operator')?.values ?? []).map((value) => [value.key, value.default]),
    );
    assert.equal(defaults['minio.enabled'], 'true');
    assert.equal(defaults['s3.port'], 'null');
    assert.equal(defaults['s3.urlTemplate'], 'scan-{{ .Scan.UID }}/{{ .Filename }}');
    assert.equal(defaults['presignedUrlExpirationTimes.scanners'], '12h');
    assert.equal(defaults['presignedUrlExpirationTimes.hooks'], '1h');
    assert.equal(Object.keys(defaults).length, 49);
  });

  it('describe both lists of scans of auto-discovery field by field', () => {
    const keys = (chartByName('auto-discovery-kubernetes')?.values ?? []).map(({key}) => key);
    for (const part of ['serviceAutoDiscovery', 'containerAutoDiscovery'])
      assert.equal(keys.filter((key) => key.startsWith(`config.${part}.scanConfigs[].`)).length, 10, part);
  });
});
