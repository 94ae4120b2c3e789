// Draws cards in a process of its own, beside the build that hands it the orders.
import {readFileSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import {drawAll, type Orders} from './orders';

// The build goes first while it needs all cores.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

drawAll(JSON.parse(readFileSync(0, 'utf8')) as Orders).catch(({message}: Error) => {
  process.stderr.write(message);
  process.exitCode = 1;
});
