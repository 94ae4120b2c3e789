import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {factsOf} from './support/page-facts';
import {measured} from '../support/measured';
import {siteDir} from '../support/site';

/** Routes that stand for the kinds of pages. */
const kinds = {
  home: '/',
  guide: '/docs/getting-started/installation',
  scanner: '/docs/scanners/nmap',
  reference: '/docs/api/crds/scan',
  post: '/blog/2022/01/18/log4shell',
  list: '/blog',
};

const zipped = (address: string) => gzipSync(readFileSync(path.join(siteDir, address)), {level: 9}).length;
const total = (addresses: readonly string[]) => addresses.map(zipped).reduce((sum, size) => sum + size, 0);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const over = (size: number, budget: number) => `${kB(size)}, ${size - budget} bytes above the budget`;

/** Bytes, gzipped: 1 kB is 1000 bytes. */
const budgets = {script: 115_300, css: 15_000};

for (const [kind, route] of Object.entries(kinds)) {
  const {scripts, styles} = factsOf(route);
  test(`the script tags of a ${kind} page stay within ${kB(budgets.script)} gz`, (context) => {
    const size = total(scripts);
    context.diagnostic(`${kind} ${route}: script ${kB(size)} gz`);
    measured('budgets', `script ${kind}`, {
      what: `script tags of a ${kind} page`,
      limit: budgets.script,
      measured: size,
    });
    assert.ok(scripts.length > 0 && size <= budgets.script, `${over(size, budgets.script)}: ${scripts.join(' ')}`);
  });
  test(`the style sheets of a ${kind} page stay within ${kB(budgets.css)} gz`, (context) => {
    const size = total(styles);
    context.diagnostic(`${kind} ${route}: css ${kB(size)} gz`);
    measured('budgets', `style ${kind}`, {what: `style sheets of a ${kind} page`, limit: budgets.css, measured: size});
    assert.ok(styles.length > 0 && size <= budgets.css, `${over(size, budgets.css)}: ${styles.join(' ')}`);
  });
}
