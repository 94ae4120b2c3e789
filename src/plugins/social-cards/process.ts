// Draws cards in a process of its own, beside the build that hands it the orders.
import {readFileSync} from 'node:fs';
import {drawAll, type Orders} from './orders';

drawAll(JSON.parse(readFileSync(0, 'utf8')) as Orders).catch(({message}: Error) => {
  process.stderr.write(message);
  process.exitCode = 1;
});
