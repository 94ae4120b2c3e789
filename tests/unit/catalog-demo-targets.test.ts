import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {describe, it} from 'node:test';
import {commonDemoTargetValues} from '../../src/catalog/charts';
import {demoTargetById, demoTargets} from '../../src/catalog/demo-targets';
import {scannerById} from '../../src/catalog/scanners';
import {formatProblem, validateDemoTarget} from '../../src/catalog/validate';

const folder = 'src/catalog/demo-targets';
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
const standard: Readonly<Record<string, number>> = {'http:': 80, 'https:': 443, 'ssh:': 22};

describe('the demo targets of the catalogue', () => {
  it('are the ten targets of the product, each in the file of its id', () => {
    assert.deepEqual(
      demoTargets.map(({id}) => `${id}.ts`),
      files,
    );
    assert.equal(demoTargets.length, 10);
  });

  for (const target of demoTargets) {
    it(`describe ${target.id} without a flaw`, () => {
      const problems = validateDemoTarget(target, `${folder}/${target.id}.ts`, commonDemoTargetValues);
      assert.deepEqual(problems.map(formatProblem), []);
    });

    it(`give ${target.id} an address that ends with its port unless the scheme implies it`, () => {
      const {protocol, hostname} = new URL(target.address);
      assert.equal(hostname, `${target.id}.demo-targets.svc`);
      if (standard[protocol] === target.port) assert.ok(target.address.endsWith('.svc'), target.address);
      else assert.ok(target.address.endsWith(`:${target.port}`), target.address);
    });

    it(`name only scanners of this site for ${target.id}`, () => {
      assert.deepEqual(
        target.usedBy.filter((id) => scannerById(id) === undefined),
        [],
      );
    });
  }

  it('are found by their id', () => {
    assert.equal(demoTargetById('juice-shop')?.address, 'http://juice-shop.demo-targets.svc:3000');
    assert.equal(demoTargetById('petstore'), undefined);
  });
});
