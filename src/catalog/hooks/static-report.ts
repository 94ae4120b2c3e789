import type {Hook} from '../types';

export const staticReport: Hook = {
  id: 'static-report',
  title: 'Static Report',
  summary:
    'Planned export of findings as an HTML report; release 4.16.0 contains no chart, code or image for it, so nothing can be installed.',
  category: 'persistenceProvider',
  tags: ['html report', 'report', 'pdf', 'export', 'persistence-static-report'],
  state: 'developing',
  hookType: 'none',
  priority: 'none',
  chart: null,
  images: [],
  secrets: [],
  annotations: [],
  environment: [],
  labels: {},
  serviceAccount: null,
  related: ['/docs/hooks/elasticsearch', '/docs/hooks/defectdojo', '/docs/hooks/generic-webhook'],
};
