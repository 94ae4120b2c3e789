// Draws cards in a separate process. The build passes the orders on standard input.
import {readFileSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import {drawAll, type Orders} from './orders';

// The build goes first while it needs all cores.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

drawAll(JSON.parse(readFileSync(0, 'utf8')) as Orders).catch(({message}: Error) => {
  process.stderr.write(message);
  process.exitCode = 1;
});
