/**
 * `npm run catalog -- diff|update PATH [--release X.Y.Z] [--all]`: compares the catalog with a checkout of the product;
 * `update` also writes the mechanical changes. Exit codes: 0 no differences, 1 differences, 2 unreadable files or wrong arguments.
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ruleConditions} from '../src/catalog';
import {siteCatalog} from '../src/markdown/expand/catalog';
import {readCheckout} from './catalog/checkout';
import {compare} from './catalog/compare';
import {placesOf, readPages} from './catalog/pages';
import {printEntries, printUnread} from './catalog/report';
import {planned, update} from './catalog/update';

const root = path.resolve(__dirname, '..');
const USAGE = 'npm run catalog -- diff|update PATH-OF-A-CHECKOUT [--release X.Y.Z] [--all]';

/** Returns the exit code. */
function main(): number {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {release: {type: 'string'}, all: {type: 'boolean', default: false}},
  });
  const [command, checkout] = positionals;
  if ((command !== 'diff' && command !== 'update') || checkout === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (statSync(checkout, {throwIfNoEntry: false})?.isDirectory() !== true) {
    console.error(
      `${checkout} is not a folder. Clone github.com/secureCodeBox/secureCodeBox at the tag of the release.`,
    );
    return 2;
  }
  const product = readCheckout(path.resolve(checkout), values.release);
  if (product.charts.length === 0) {
    console.error(`${checkout} contains no readable chart, so it is not a checkout of secureCodeBox.`);
    console.error(printUnread(product.unread, []));
    return 2;
  }
  const {differences, inWords} = compare(siteCatalog, ruleConditions, product);
  const pages = readPages(root);
  const plan = planned(root, differences);
  const {done, left} = plan;
  const entries = (list: typeof differences) =>
    list.map((difference) => ({
      difference,
      places: placesOf(difference, pages),
      mechanical: done.includes(difference),
    }));
  const unread = printUnread(product.unread, inWords);
  if (command === 'diff') {
    if (differences.length > 0)
      console.log(`${printEntries(entries(differences), {all: values.all, checklist: false})}\n`);
    if (unread !== '') console.log(`${unread}\n`);
    console.log(
      `${product.charts.length} charts read; ${differences.length} differences, ${done.length} of them mechanical.`,
    );
  } else {
    for (const file of update(root, plan)) console.log(`wrote ${file}`);
    if (left.length > 0) console.log(`\n${printEntries(entries(left), {all: true, checklist: true})}\n`);
    if (unread !== '') console.log(`${unread}\n`);
    console.log(
      `${done.length} differences rewritten, ${left.length} left. Next: npm run check, which finds fences that are no longer valid.`,
    );
  }
  if (differences.length > 0) return 1;
  return product.unread.length > 0 ? 2 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
