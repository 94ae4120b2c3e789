import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {customResources} from '../../src/catalog/crds';
import {schemaOf} from '../../src/catalog/crds/schemas';
import {resourceByWord} from '../../src/catalog/tools';
import {SchemaDocument} from '../../src/markdown/expand/schema/model';
import type {Schema} from '../../src/catalog-schema';

describe('the custom resources of the catalog', () => {
  for (const {kind, columns} of customResources)
    it(`fill the columns of ${kind} from fields that its schema has`, () => {
      const document = new SchemaDocument(schemaOf(kind) as Schema);
      for (const {name, source} of columns)
        if (source.startsWith('.')) {
          const field = document.find(source.slice(1).replaceAll(/\[\d\]/g, '[]'));
          assert.ok(!('missing' in field), `${name}: ${source}`);
        } else assert.match(source, /^label securecodebox\.io\//);
    });

  it('are recognized on a command line in every form that kubectl accepts', () => {
    const full = 'execution.securecodebox.io';
    for (const word of ['Scan', 'scan', 'scans', `scans.${full}`, `scans.v1.${full}`])
      assert.equal(resourceByWord(word)?.kind, 'Scan', word);
    assert.equal(resourceByWord('CascadingRules')?.kind, 'CascadingRule');
    assert.equal(resourceByWord('scans.cascading.securecodebox.io'), undefined);
    assert.equal(resourceByWord('clusterscans'), undefined);
  });
});
