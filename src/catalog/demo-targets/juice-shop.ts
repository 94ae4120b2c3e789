import {demoTargetValues} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const juiceShop: DemoTarget = {
  id: 'juice-shop',
  title: 'OWASP Juice Shop',
  summary:
    'A modern JavaScript shop with a broad set of OWASP Top Ten flaws, the standard target for web scans in these docs.',
  chart: {
    name: 'juice-shop',
    namespace: 'demo-targets',
    values: [
      ...demoTargetValues('docker.io/bkimminich/juice-shop', 'null', 3000),
      {
        key: 'containerEnv',
        default: '[]',
        meaning: 'Environment variables for the container, for example `NODE_ENV`.',
      },
      {
        key: 'customConfig',
        type: 'map',
        default: 'null',
        meaning: 'Configuration of the shop; it must hold all required keys, otherwise the shop does not start.',
      },
    ],
  },
  image: {role: 'target', repository: 'docker.io/bkimminich/juice-shop', tag: 'v13.0.3'},
  port: 3000,
  address: 'http://juice-shop.demo-targets.svc:3000',
  kind: 'Single-page web application with a REST API.',
  vulnerableTo: 'A broad set of flaws from the OWASP Top Ten.',
  usedBy: ['kubeaudit', 'nikto', 'nmap', 'zap', 'zap-advanced', 'zap-automation-framework'],
  tags: ['owasp', 'juiceshop', 'web application', 'javascript', 'single-page application', 'rest api'],
};
