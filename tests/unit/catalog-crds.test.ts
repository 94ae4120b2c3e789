import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {ajvOptions, customResourceByWord, customResources, findingSchema, schemaOf} from '../../src/catalog/crds';
import {bundled} from '../../src/catalog/crds/bundle';
import {SchemaDocument} from '../../src/markdown/expand/schema/model';
import type {Schema} from '../../src/markdown/expand/schema/types';

function compile(schema: object) {
  const ajv = new Ajv2020({...ajvOptions, allErrors: true});
  addFormats.default(ajv);
  return ajv.compile(schema);
}

describe('the custom resources of the catalog', () => {
  for (const resource of customResources) {
    const {kind} = resource;
    const apiVersion = `${resource.group}/${resource.version}`;

    it(`have a schema that stands alone and is written for ${kind}`, () => {
      const schema = schemaOf(kind) as {properties: Record<string, {const?: string}>};
      compile(schema);
      assert.equal(schema.properties['kind']?.const, kind);
      assert.equal(schema.properties['apiVersion']?.const, apiVersion);
    });

    it(`fill the columns of ${kind} from fields that its schema has`, () => {
      const document = new SchemaDocument(schemaOf(kind) as Schema);
      for (const {name, source} of resource.columns)
        if (source.startsWith('.')) {
          const field = document.find(source.slice(1).replaceAll(/\[\d\]/g, '[]'));
          assert.ok(!('missing' in field), `${name}: ${source}`);
        } else assert.match(source, /^label securecodebox\.io\//);
    });
  }

  it('are recognized on a command line in every form that kubectl takes', () => {
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

  it('name a shared definition that is missing', () => {
    const schema = {properties: {spec: {$ref: 'definitions.schema.json#/$defs/scanSpek'}}};
    assert.throws(() => bundled(schema), /definitions\.schema\.json has no definition "scanSpek"/);
  });
});

describe('the schemas of the catalog', () => {
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
