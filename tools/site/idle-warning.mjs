/** Worker thread that writes a message when the process has used hardly any processor time for a while. A busy machine is no reason. */
import {writeSync} from 'node:fs';
import {workerData} from 'node:worker_threads';

const {message, patience} = workerData;
const STEPS = 12;
const seconds = patience / STEPS;

let last = process.cpuUsage();
let idle = 0;
setInterval(() => {
  const {user, system} = process.cpuUsage(last);
  last = process.cpuUsage();
  idle = (user + system) / 1e6 < 0.02 * seconds ? idle + 1 : 0;
  // Written at once, because the main thread might be blocked.
  if (idle === STEPS) writeSync(2, message);
}, seconds * 1000);
