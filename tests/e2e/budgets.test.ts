import assert from 'node:assert/strict';
import {test} from 'node:test';
import path from 'node:path';
import {factsOf} from '../support/page-facts';
import {siteDir} from '../support/site';
import {gzipped, kB} from '../support/sizes';
import {pageKinds} from '../bench/pages';

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
