import type {Chart, HelmValue} from '../types';

/** The two defaults that many charts relax, and the shared switch that has nothing to switch. */
export const runAsNonRootOff: HelmValue = {
  key: 'scanner.securityContext.runAsNonRoot',
  default: 'false',
  meaning: 'Differs from the shared default: Kubernetes does not insist on a user other than root.',
};

export const readOnlyRootOff: HelmValue = {
  key: 'scanner.securityContext.readOnlyRootFilesystem',
  default: 'false',
  meaning: 'Differs from the shared default: the root filesystem of the scanner container is writable.',
};

export const shipsNoRules: NonNullable<Chart['ignores']>[number] = {
  key: 'cascadingRules.enabled',
  reason: 'The chart ships no CascadingRule.',
};

/** `privileges` of a scanner whose chart switches `runAsNonRoot` off and asks for nothing else. */
export const mayRunAsRoot =
  'The container may run as root (`runAsNonRoot` is off); it needs no capability and no RBAC beyond the standard.';
