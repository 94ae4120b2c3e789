/** A chart that older releases had. */
export interface FormerChart {
  readonly name: string;
  /** First release without it. */
  readonly removedIn: string;
  /** Last release with it, which commands can still install. */
  readonly lastRelease?: string;
  /** Chart to use now, or null when nothing takes its place. */
  readonly successor: string | null;
}

/** So that a check can say more than "unknown chart". */
export const formerCharts: readonly FormerChart[] = [
  {name: 'declarative-subsequent-scans', removedIn: '3.0.0', successor: 'cascading-scans'},
  {name: 'angularjs-csti-scanner', removedIn: '4.0.0', successor: null},
  {name: 'ssh-scan', removedIn: '4.10.0', successor: 'ssh-audit'},
  {name: 'typo3scan', removedIn: '5.0.0', lastRelease: '4.16.0', successor: null},
];
