/** A removed chart. */
export interface FormerChart {
  readonly name: string;
  /** First release without the chart. */
  readonly removedIn: string;
  /** Last release with the chart, if commands can still install it. */
  readonly lastRelease?: string;
  /** Whether `docs/scanners` has a page about the chart. */
  readonly hasPage?: true;
  /** Chart to use now, or null if there is none. */
  readonly successor: string | null;
}

/** Removed charts, for which the check suggests the successor. */
export const formerCharts: readonly FormerChart[] = [
  {name: 'declarative-subsequent-scans', removedIn: '3.0.0', successor: 'cascading-scans'},
  {name: 'angularjs-csti-scanner', removedIn: '4.0.0', successor: null},
  {name: 'ssh-scan', removedIn: '4.10.0', successor: 'ssh-audit'},
  {name: 'typo3scan', removedIn: '5.0.0', lastRelease: '4.16.0', hasPage: true, successor: null},
];
