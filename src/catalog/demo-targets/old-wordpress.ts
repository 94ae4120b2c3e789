import {demoTargetValues, noIngress} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const oldWordpress: DemoTarget = {
  id: 'old-wordpress',
  title: 'Old WordPress',
  summary:
    'An outdated WordPress with old plug-ins, made for WPScan and for scanners that recognize content management systems.',
  chart: {
    name: 'old-wordpress',
    namespace: 'demo-targets',
    values: demoTargetValues('docker.io/securecodebox/demo-target-old-wordpress', 'null', 80),
    ignores: noIngress,
  },
  image: {role: 'target', repository: 'docker.io/securecodebox/demo-target-old-wordpress', tag: '4.0'},
  port: 80,
  address: 'http://old-wordpress.demo-targets.svc',
  kind: 'WordPress 4 with SQLite.',
  vulnerableTo: 'Outdated core and plug-ins.',
  login: {user: 'root', password: 'supersecret'},
  usedBy: ['wpscan'],
  tags: ['wordpress', 'wp', 'cms', 'php', 'plugins'],
};
