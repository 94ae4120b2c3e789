import assert from 'node:assert/strict';
import {test} from 'node:test';
import path from 'node:path';
import {factsOf} from './support/page-facts';
import {measured} from '../support/measured';
import {builtFile, builtRoutes, fileOfRoute, siteDir} from '../support/site';
import {gzipped, kB} from '../../tools/sizes/table';
import {pageKinds} from '../bench/bytes';

const total = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + gzipped(path.join(siteDir, address)), 0);
const over = (size: number, budget: number) => `${kB(size)}, ${size - budget} bytes above the budget`;

/** Bytes, gzipped: 1 kB is 1000 bytes. */
const budgets = {shared: 54_500, script: 75_000, css: 14_000};

/** The scripts that pages have in common: what loads the others, the framework, and a part of the routes. */
const isShared = (address: string) => /\/(?:runtime~main|main|routes-\d+)\.[^/]*$/.test(address);

for (const [kind, route] of Object.entries(pageKinds)) {
  const {scripts, styles} = factsOf(route);
  for (const [what, own, limit] of [
    ['all script', scripts, budgets.script],
    ['script in common with other pages', scripts.filter(isShared), budgets.shared],
  ] as const) {
    test(`${what} of a ${kind} page stays within ${kB(limit)} gz`, (context) => {
      const size = total(own);
      context.diagnostic(`${kind} ${route}: ${what} ${kB(size)} gz`);
      measured('budgets', `${what} ${kind}`, {what: `${what} of a ${kind} page`, limit, measured: size});
      assert.ok(own.length > 1 && size <= limit, `${over(size, limit)}: ${own.join(' ')}`);
    });
  }
  test(`the style sheets of a ${kind} page stay within ${kB(budgets.css)} gz`, (context) => {
    const size = total(styles);
    context.diagnostic(`${kind} ${route}: css ${kB(size)} gz`);
    measured('budgets', `style ${kind}`, {what: `style sheets of a ${kind} page`, limit: budgets.css, measured: size});
    assert.ok(styles.length > 0 && size <= budgets.css, `${over(size, budgets.css)}: ${styles.join(' ')}`);
  });
}

/** Widths of the window, the room that a page leaves there for a diagram, and how many diagrams may be cut. */
const cuts = [
  {window: 1440, room: 782, most: 0},
  {window: 1280, room: 622, most: 0},
  {window: 360, room: 294, most: 25},
] as const;

for (const {window, room, most} of cuts) {
  test(`a window of ${window} px cuts at most ${most} diagrams: those that do not fit at four fifths of their size`, () => {
    const struts = builtRoutes().flatMap((route) =>
      [...builtFile(fileOfRoute(route)).matchAll(/<svg class="?diagram-strut"?[^>]* width="?(\d+)/g)].map(([, width]) =>
        Number(width),
      ),
    );
    const cut = struts.filter((width) => width > room).length;
    measured('budgets', `diagrams ${window}`, {
      what: `diagrams cut at ${window} px`,
      limit: most,
      measured: cut,
      counted: 'diagrams',
    });
    assert.ok(struts.length > 40 && cut <= most, `${cut} of ${struts.length} diagrams are cut`);
  });
}
