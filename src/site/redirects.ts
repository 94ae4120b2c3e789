/** An old path that redirects to a page. Paths are relative to the base URL and start with `/`. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Pages and the names that they had in the same folder. */
const RENAMED = {
  // Earlier hooks for one channel each, and the name of the chart.
  '/docs/hooks/notification-webhook': [
    'notification',
    'notification-hook',
    'slack-webhook',
    'teams-webhook',
    'ms-teams-webhook',
    'slack',
    'email',
  ],
  // Names of charts.
  '/docs/hooks/azure-monitor': ['persistence-azure-monitor'],
  '/docs/hooks/defectdojo': ['persistence-defectdojo'],
  '/docs/hooks/dependency-track': ['persistence-dependencytrack'],
  '/docs/hooks/elasticsearch': ['persistence-elastic'],
  '/docs/hooks/static-report': ['persistence-static-report'],
  '/docs/hooks/update-field': ['update-field-hook'],
  '/docs/hooks/cascading-scans': ['declarative-subsequent-scans'],
  // Scan types of a removed chart, whose page leads to the successor.
  '/docs/scanners/zap': ['zap-baseline-scan', 'zap-baseline', 'zap-full-scan', 'zap-api-scan'],
  // Removed in 4.10.0 in favor of ssh-audit.
  '/docs/scanners/ssh-audit': ['ssh-scan', 'ssh_scan'],
  // A page of other copies of the documentation.
  '/docs/contributing/contribution-criteria': ['project-management'],
};

/** Permanent redirects for links on other sites, in charts and in older pages. */
export const redirects: readonly Redirect[] = [
  {from: '/docs', to: '/docs/getting-started/installation'},
  // Linked from the values of the operator chart.
  {from: '/telemetry', to: '/docs/telemetry'},
  // The home link of a template.
  {from: '/docs/scanners/new-scanner', to: '/docs/contributing/integrating-a-scanner'},
  ...Object.entries(RENAMED).flatMap(([to, names]) => names.map((name) => ({from: to.replace(/[^/]+$/, name), to}))),
];
