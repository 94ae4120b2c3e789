import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {ajvOptions, customResourceByWord, customResources, findingSchema, schemaOf} from '../../src/catalog/crds';
import {isRecord} from '../../src/catalog/validate/shape';
import routes from '../content/routes.json';

const folder = 'src/catalog/crds';

function read(file: string): Record<string, unknown> {
  const schema: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  assert.ok(isRecord(schema));
  return {...schema};
}

function compile(schema: object) {
  const ajv = new Ajv2020({...ajvOptions, allErrors: true});
  addFormats.default(ajv);
  return ajv.compile(schema);
}

/** The part of a schema to which a path of `kubectl get` leads. */
function follow(root: unknown, path: string): unknown {
  let here: unknown = root;
  const resolve = (schema: unknown): unknown => {
    const ref = isRecord(schema) ? schema['$ref'] : undefined;
    if (typeof ref !== 'string') return schema;
    const target = ref
      .slice(2)
      .split('/')
      .reduce((node: unknown, key) => (isRecord(node) ? node[key] : undefined), root);
    return resolve(target);
  };
  for (const step of path.slice(1).replaceAll('[0]', '.[0]').split('.')) {
    const schema = resolve(here);
    const properties = isRecord(schema) ? schema['properties'] : undefined;
    here = step === '[0]' ? isRecord(schema) && schema['items'] : isRecord(properties) && properties[step];
  }
  return resolve(here);
}

describe('the custom resources of the catalogue', () => {
  it('are nine, with one schema file each beside that of the finding format', () => {
    assert.equal(customResources.length, 9);
    assert.deepEqual(
      [...customResources.map(({schema}) => schema), 'finding.schema.json'].toSorted(),
      readdirSync(folder).filter((name) => name.endsWith('.json')),
    );
  });

  for (const resource of customResources) {
    const {kind} = resource;

    it(`describe ${kind} by a schema that is written for this kind`, () => {
      const {$schema, required, properties} = read(resource.schema);
      assert.equal($schema, 'https://json-schema.org/draft/2020-12/schema');
      assert.deepEqual(required, ['apiVersion', 'kind', 'metadata', 'spec']);
      assert.ok(isRecord(properties) && isRecord(properties['kind']) && isRecord(properties['apiVersion']));
      assert.equal(properties['kind']['const'], kind);
      assert.equal(properties['apiVersion']['const'], `${resource.group}/${resource.version}`);
      assert.deepEqual(schemaOf(kind), read(resource.schema));
    });

    it(`compile the schema of ${kind} in strict mode`, () => {
      const validate = compile(read(resource.schema));
      assert.equal(validate({apiVersion: `${resource.group}/${resource.version}`, kind: 'Other'}), false);
    });

    it(`fill the columns of ${kind} from fields that its schema has`, () => {
      for (const {name, source} of resource.columns)
        if (source.startsWith('.')) assert.ok(isRecord(follow(schemaOf(kind), source)), `${name}: ${source}`);
        else assert.match(source, /^label securecodebox\.io\//);
    });

    it(`document ${kind} on a page that exists`, () => {
      assert.ok(
        routes.some(({route}) => route === resource.page),
        resource.page,
      );
    });
  }

  it('have no short names', () => {
    assert.deepEqual(
      customResources.flatMap(({shortNames}) => shortNames),
      [],
    );
  });

  it('are recognised on a command line in every form that kubectl takes', () => {
    for (const word of [
      'Scan',
      'scan',
      'scans',
      'scans.execution.securecodebox.io',
      'scans.v1.execution.securecodebox.io',
    ])
      assert.equal(customResourceByWord(word)?.kind, 'Scan', word);
    assert.equal(customResourceByWord('CascadingRules')?.kind, 'CascadingRule');
    assert.equal(customResourceByWord('scans.cascading.securecodebox.io'), undefined);
    assert.equal(customResourceByWord('clusterscans'), undefined);
  });

  it('have a schema, and other words have none', () => {
    assert.equal(schemaOf('Finding'), findingSchema);
    assert.equal(schemaOf('ClusterScan'), undefined);
    assert.equal(schemaOf('constructor'), undefined);
  });
});

describe('the schemas of the catalogue', () => {
  const scan = {
    apiVersion: 'execution.securecodebox.io/v1',
    kind: 'Scan',
    metadata: {name: 'nmap-scanme.nmap.org'},
    spec: {scanType: 'nmap', parameters: ['scanme.nmap.org']},
  };

  it('accept a Scan and refuse a field that it does not have', () => {
    const validate = compile(schemaOf('Scan') ?? {});
    assert.ok(validate(scan), JSON.stringify(validate.errors));
    assert.equal(validate({...scan, spec: {...scan.spec, cascading: {}}}), false);
    assert.equal(validate({...scan, metadata: {}}), false);
  });

  it('accept findings and refuse an unknown severity', () => {
    const finding = {
      id: '7c2f4f7e-4d7b-4d0e-9a3b-0e5c8a1d2b34',
      parsed_at: '2025-04-29T08:16:02.417Z',
      name: 'Open Port: 443 (https)',
      category: 'Open Port',
      severity: 'INFORMATIONAL',
      scan: {created_at: '2025-04-29T08:15:00Z', name: 'nmap-example', namespace: 'default', scan_type: 'nmap'},
    };
    const validate = compile(findingSchema);
    assert.ok(validate([finding]), JSON.stringify(validate.errors));
    assert.ok(validate([]));
    assert.equal(validate([{...finding, severity: 'CRITICAL'}]), false);
  });
});
