import {setFlagsFromString} from 'node:v8';
import type {Plugin} from '@docusaurus/types';

/**
 * A build lives for seconds. V8's optimizing compiler takes a fifth of its processor time, much of it for functions that are done
 * soon after: here it waits until a function has run nearly four times as long as it would otherwise.
 */
export default function lateOptimizer(): Plugin {
  if (process.env.NODE_ENV === 'production') setFlagsFromString('--interrupt-budget=250000');
  return {name: 'late-optimizer'};
}
