/** A process that checks a part of the pages, for `parallel.ts`. */
import path from 'node:path';
import {checkHere} from './parallel';
import {Site} from './site';

process.once('message', async (files: readonly string[]) => {
  const site = new Site(path.resolve(__dirname, '../..'));
  const problems = await checkHere(site, files);
  process.send!(problems, () => process.exit(0));
});
