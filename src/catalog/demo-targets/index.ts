import type {DemoTarget} from '../types';
import {bodgeit} from './bodgeit';
import {dummySsh} from './dummy-ssh';
import {httpWebhook} from './http-webhook';
import {juiceShop} from './juice-shop';
import {oldJoomla} from './old-joomla';
import {oldTypo3} from './old-typo3';
import {oldWordpress} from './old-wordpress';
import {swaggerPetstore} from './swagger-petstore';
import {unsafeHttps} from './unsafe-https';
import {vulnerableLog4j} from './vulnerable-log4j';

/** All demo targets in the order of their ids. */
export const demoTargets: readonly DemoTarget[] = [
  bodgeit,
  dummySsh,
  httpWebhook,
  juiceShop,
  oldJoomla,
  oldTypo3,
  oldWordpress,
  swaggerPetstore,
  unsafeHttps,
  vulnerableLog4j,
];

/**
 * The demo target with this id.
 * @param id Name of its chart, for example `juice-shop`.
 * @returns The target, or undefined when there is none.
 */
export function demoTargetById(id: string): DemoTarget | undefined {
  return demoTargets.find((target) => target.id === id);
}
