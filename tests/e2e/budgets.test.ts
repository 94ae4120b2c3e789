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
const budgets = {script: 55_000, css: 14_000};

for (const [kind, route] of Object.entries(pageKinds)) {
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

/** Widths of the window, the room that a page leaves there for a diagram, and how many diagrams may be cut. */
const cuts = [
  {window: 1440, room: 782, most: 0},
  {window: 1280, room: 622, most: 4},
  {window: 360, room: 294, most: 30},
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
