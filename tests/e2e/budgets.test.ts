import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {factsOf} from '../support/page-facts';
import {siteDir} from '../support/site';
import {gzipped, kB} from '../support/sizes';
import {pageKinds} from '../bench/pages';
import {HINT} from '../../src/plugins/compile-hints';

const total = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + gzipped(path.join(siteDir, address)), 0);
const over = (size: number, budget: number) => `${kB(size)}, ${size - budget} bytes above the budget`;

/** Gzipped bytes (1 kB is 1000 bytes). budgets.spec.ts measures the scripts in a browser. */
const budgets = {css: 24_000};

for (const [kind, route] of Object.entries(pageKinds)) {
  const {styles} = factsOf(route);
  test(`the style sheets of a ${kind} page stay within ${kB(budgets.css)} gz`, (context) => {
    const size = total(styles);
    context.diagnostic(`${kind} ${route}: css ${kB(size)} gz`);
    assert.ok(styles.length > 0 && size <= budgets.css, `${over(size, budgets.css)}: ${styles.join(' ')}`);
  });
}

test('browsers compile every script while it loads, not when it runs', () => {
  const folder = path.join(siteDir, 'assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const without = scripts.filter((name) => !readFileSync(path.join(folder, name), 'utf8').startsWith(`${HINT}\n`));
  assert.ok(scripts.length > 0);
  assert.deepEqual(without, []);
});
