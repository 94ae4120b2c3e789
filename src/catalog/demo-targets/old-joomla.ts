import {demoTargetValues} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const oldJoomla: DemoTarget = {
  id: 'old-joomla',
  title: 'Old Joomla',
  summary:
    'An outdated Joomla with known flaws, made for scanners that recognize content management systems, such as CMSeeK.',
  chart: {
    name: 'old-joomla',
    namespace: 'demo-targets',
    values: demoTargetValues('docker.io/securecodebox/demo-target-old-joomla', 'null', 80),
  },
  image: {role: 'target', repository: 'docker.io/securecodebox/demo-target-old-joomla', tag: 'v3.6.5'},
  port: 80,
  address: 'http://old-joomla.demo-targets.svc',
  kind: 'Joomla 3.6.5 on PHP 7.2.',
  vulnerableTo: 'Known flaws of that Joomla version.',
  usedBy: ['cmseek'],
  tags: ['joomla', 'cms', 'php'],
};
