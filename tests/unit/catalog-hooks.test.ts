import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {describe, it} from 'node:test';
import {chartByName, commonHookValues, valuesOf} from '../../src/catalog/charts';
import {hookById, hooks} from '../../src/catalog/hooks';
import {formatProblem, validateHook} from '../../src/catalog/validate';
import routes from '../content/routes.json';

const folder = 'src/catalog/hooks';
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts');

describe('the hooks of the catalogue', () => {
  it('are the ten hooks of the product, each in the file of its id', () => {
    assert.deepEqual(
      hooks.map(({id}) => `${id}.ts`),
      files,
    );
    assert.equal(hooks.length, 10);
  });

  it('have a page each, under the same title', () => {
    const pages = routes.filter(({route}) => /^\/docs\/hooks\/[^/]+$/.test(route));
    assert.deepEqual(
      hooks
        .map(({id, title}) => ({route: `/docs/hooks/${id}`, title}))
        .toSorted((a, b) => (a.route < b.route ? -1 : 1)),
      pages.map(({route, title}) => ({route, title})).toSorted((a, b) => (a.route < b.route ? -1 : 1)),
    );
  });

  for (const hook of hooks) {
    it(`describe ${hook.id} without a flaw`, () => {
      const problems = validateHook(hook, `${folder}/${hook.id}.ts`, commonHookValues);
      assert.deepEqual(problems.map(formatProblem), []);
    });

    it(`lead from ${hook.id} only to pages of this site`, () => {
      const known = new Set(routes.map(({route}) => route));
      assert.deepEqual(
        hook.related.filter((route) => !known.has(route)),
        [],
      );
    });
  }

  it('are found by their id, and nothing else is', () => {
    assert.equal(hookById('defectdojo')?.chart?.name, 'persistence-defectdojo');
    assert.equal(hookById('persistence-defectdojo'), undefined);
  });

  it('tell that the static report cannot be installed', () => {
    const hook = hookById('static-report');
    assert.equal(hook?.chart, null);
    assert.deepEqual(hook?.images, []);
    assert.equal(hook?.state, 'developing');
  });

  it('pass hook.image.pullPolicy on in two charts only', () => {
    const effective = hooks
      .flatMap(({chart}) => (chart === null ? [] : [chart]))
      .filter(({ignores}) => !ignores?.some(({key}) => key === 'hook.image.pullPolicy'))
      .map(({name}) => name);
    assert.deepEqual(effective.toSorted(), ['notification', 'persistence-defectdojo']);
  });

  it('offer no volumes and variables of the reader in persistence-dependencytrack', () => {
    const keys = chartByName('persistence-dependencytrack')?.ignores?.map(({key}) => key) ?? [];
    for (const key of ['hook.extraVolumes', 'hook.extraVolumeMounts', 'hook.env']) assert.ok(keys.includes(key), key);
  });

  it('list values that have no effect with that warning', () => {
    const noEffect = hooks
      .flatMap(({chart}) => (chart === null ? [] : valuesOf(chart)))
      .filter(({meaning}) => meaning.startsWith('Has no effect'))
      .map(({key}) => key);
    assert.deepEqual(noEffect.toSorted(), [
      'affinity',
      'defectdojo.authentication.userId',
      'defectdojo.authentication.usernameKey',
      'nodeSelector',
      'podSecurityContext',
      'resources',
      'securityContext',
      'tolerations',
    ]);
  });
});
