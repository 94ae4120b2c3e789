/** Commands of kubectl that nothing small can answer, and why. */
export const UNPLAYABLE: Readonly<Record<string, string>> = {
  'port-forward': 'needs a pod that listens',
  exec: 'needs a container that runs',
  cp: 'needs a container that runs',
  attach: 'needs a container that runs',
  debug: 'needs a container that runs',
};
