import {demoTargetValues} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const oldTypo3: DemoTarget = {
  id: 'old-typo3',
  title: 'Old TYPO3',
  summary:
    'An outdated TYPO3 with old extensions, made for scanners that recognize content management systems, such as WhatWeb.',
  chart: {
    name: 'old-typo3',
    namespace: 'demo-targets',
    values: demoTargetValues('docker.io/securecodebox/demo-target-old-typo3', 'v9.4', 80),
  },
  image: {role: 'target', repository: 'docker.io/securecodebox/demo-target-old-typo3', tag: 'v9.4'},
  port: 80,
  address: 'http://old-typo3.demo-targets.svc',
  kind: 'TYPO3 9.4.',
  vulnerableTo: 'Outdated core and extensions.',
  login: {user: 'root', password: 'supersecret'},
  usedBy: ['whatweb'],
  tags: ['typo3', 'cms', 'php'],
};
