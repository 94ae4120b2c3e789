import * as z from 'zod';
import {
  type Chart,
  CHART_REGISTRY,
  charts,
  customResources,
  demoTargets,
  familyOf,
  hooks,
  PRODUCT_RELEASE,
  ruleConditions,
  scanners,
  shippedImages,
  typeOf,
  valuesOf,
} from '../../catalog';
import {chart, helmValue} from '../../catalog-schema/chart';
import {demoTarget} from '../../catalog-schema/demo-target';
import {hook} from '../../catalog-schema/hook';
import {scanner, scanType} from '../../catalog-schema/scanner';

/** Raised when a program that reads the file has to be changed. */
const SCHEMA_VERSION = 1;

/** The names of the files, below the root of the site. */
export const CATALOG_FILE = 'catalog.json';
export const CATALOG_SCHEMA = `schemas/catalog-${SCHEMA_VERSION}.schema.json`;

/** Charts and scanners as programs get them: what an entry leaves to its defaults is said. */
const wholeChart = chart.extend({
  release: chart.shape.release.unwrap(),
  values: z.array(helmValue.extend({type: helmValue.shape.type.unwrap()})),
});
const wholeScanner = scanner.extend({
  state: z.enum(['released', 'deprecated']),
  chart: wholeChart,
  scanTypes: z.array(scanType.extend({installedByDefault: scanType.shape.installedByDefault.unwrap()})).min(1),
});
const whole = (one: Chart) => ({
  ...one,
  release: one.release ?? one.name,
  values: one.values.map((value) => ({...value, type: typeOf(value)})),
});

const matched = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))]));

const catalogFile = z.strictObject({
  $schema: z.url(),
  schemaVersion: z.literal(SCHEMA_VERSION),
  release: z.string().describe('the release of secureCodeBox that the entries describe'),
  registry: z.string().describe('where every chart is published; append a slash and its name'),
  scanners: z.array(wholeScanner).describe('scanners with their scan types, findings and rules'),
  hooks: z.array(hook.extend({chart: wholeChart.nullable()})),
  demoTargets: z.array(demoTarget.extend({chart: wholeChart})),
  charts: z
    .array(
      wholeChart.extend({
        family: z.string(),
        values: wholeChart.shape.values.describe('every value that the chart has'),
      }),
    )
    .describe('every chart of the release'),
  rules: z
    .array(
      z.strictObject({
        name: z.string(),
        scanner: z.string().describe('id of the scanner whose chart ships the rule'),
        startsScanType: z.string(),
        parameters: z.array(z.string()),
        anyOf: z.array(matched).describe('spec.matches.anyOf: what a finding has to hold'),
      }),
    )
    .describe('the CascadingRules that charts ship'),
  images: z
    .array(
      z.strictObject({
        image: z.string().describe('full name with registry and tag'),
        family: z.string(),
        charts: z.array(z.string()),
        movedBy: z.array(z.string()).describe('values that name another place'),
        note: z.string().optional(),
      }),
    )
    .describe('every container image of the release'),
  kinds: z.array(
    z.strictObject({
      kind: z.string(),
      group: z.string(),
      version: z.string(),
      plural: z.string(),
      scope: z.string(),
      schema: z.url(),
    }),
  ),
});

/** What the site knows, for programs. `site` ends with a slash. */
export const catalogContent = (site: string): object => ({
  $schema: site + CATALOG_SCHEMA,
  schemaVersion: SCHEMA_VERSION,
  release: PRODUCT_RELEASE,
  registry: CHART_REGISTRY,
  scanners: scanners.map((one) => ({
    ...one,
    state: one.deprecation ? 'deprecated' : 'released',
    chart: whole(one.chart),
    scanTypes: one.scanTypes.map((type) => ({...type, installedByDefault: type.installedByDefault ?? true})),
  })),
  hooks: hooks.map((one) => ({...one, chart: one.chart && whole(one.chart)})),
  demoTargets: demoTargets.map((one) => ({...one, chart: whole(one.chart)})),
  charts: charts.map((one) => ({...whole({...one, values: valuesOf(one)}), family: familyOf(one.name)})),
  rules: scanners.flatMap(({id, cascadingRules}) =>
    cascadingRules.map(({name, startsScanType, parameters}) => ({
      name,
      scanner: id,
      startsScanType,
      parameters,
      anyOf: ruleConditions[name] ?? [],
    })),
  ),
  images: shippedImages,
  kinds: customResources.map(({kind, group, version, plural, scope, schema}) => ({
    kind,
    group,
    version,
    plural,
    scope,
    schema: `${site}schemas/${schema}`,
  })),
});

/** The JSON Schema of the file, made from the schemas by which entries are checked. */
export const catalogSchema = (site: string): object => ({
  $id: site + CATALOG_SCHEMA,
  title: 'Catalog of secureCodeBox',
  ...z.toJSONSchema(catalogFile, {
    override: ({jsonSchema}) => {
      const {like} = jsonSchema as {like?: unknown};
      delete (jsonSchema as {like?: unknown}).like;
      if (like !== undefined) jsonSchema.examples = [like];
    },
  }),
});
