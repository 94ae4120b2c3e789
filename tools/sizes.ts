/** `npm run sizes -- BASE-BUILD BUILD [--seconds BASE,THIS]`: what a change costs, as a table for the summary of a run. */
import {parseArgs} from 'node:util';
import {sizesOf, sizeTable} from './sizes/table';

const {values, positionals} = parseArgs({allowPositionals: true, options: {seconds: {type: 'string', default: '0,0'}}});
const [base, build] = positionals;
if (base === undefined || build === undefined) {
  console.error('npm run sizes -- BASE-BUILD BUILD [--seconds BASE,THIS]');
  process.exitCode = 1;
} else {
  const [before = 0, after = 0] = values.seconds.split(',').map(Number);
  console.log(sizeTable(sizesOf(base), sizesOf(build), {before, after}));
}
