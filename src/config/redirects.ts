/** An old path that redirects to a page. Paths are relative to the base URL and start with `/`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Why the old path is still requested. */
  readonly reason: string;
}

/** Permanent redirects for links on other sites, in charts and in older pages. */
export const redirects: readonly Redirect[] = [
  {from: '/docs', to: '/docs/getting-started/installation', reason: 'the documentation starts with the installation'},
  {from: '/telemetry', to: '/docs/telemetry', reason: 'linked from the values of the operator chart'},
  ...['notification', 'notification-hook', 'slack-webhook', 'teams-webhook', 'ms-teams-webhook', 'slack', 'email'].map(
    (name) => ({
      from: `/docs/hooks/${name}`,
      to: '/docs/hooks/notification-webhook',
      reason: 'earlier hooks for one channel each, and the name of the chart',
    }),
  ),
  ...Object.entries({
    'persistence-azure-monitor': 'azure-monitor',
    'persistence-defectdojo': 'defectdojo',
    'persistence-dependencytrack': 'dependency-track',
    'persistence-elastic': 'elasticsearch',
    'persistence-static-report': 'static-report',
    'update-field-hook': 'update-field',
    'declarative-subsequent-scans': 'cascading-scans',
  }).map(([chart, page]) => ({
    from: `/docs/hooks/${chart}`,
    to: `/docs/hooks/${page}`,
    reason: 'the name of the chart',
  })),
  ...['zap-baseline-scan', 'zap-baseline', 'zap-full-scan', 'zap-api-scan'].map((name) => ({
    from: `/docs/scanners/${name}`,
    to: '/docs/scanners/zap',
    reason: 'scan types of a removed chart, whose page leads to the successor',
  })),
  ...['ssh-scan', 'ssh_scan'].map((name) => ({
    from: `/docs/scanners/${name}`,
    to: '/docs/scanners/ssh-audit',
    reason: 'removed in 4.10.0 in favor of ssh-audit',
  })),
  {
    from: '/docs/scanners/typo3scan',
    to: '/docs/getting-started/upgrading#typo3scan',
    reason: 'removed in 5.0.0 without a successor',
  },
  {
    from: '/docs/scanners/new-scanner',
    to: '/docs/contributing/integrating-a-scanner',
    reason: 'home link of a template',
  },
  {
    from: '/docs/contributing/project-management',
    to: '/docs/contributing/contribution-criteria',
    reason: 'a page of other copies of the documentation',
  },
];
