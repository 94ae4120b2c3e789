import {demoTargetValues, noIngress} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const vulnerableLog4j: DemoTarget = {
  id: 'vulnerable-log4j',
  title: 'Vulnerable Log4j',
  summary: 'A Java application that is open to Log4Shell (CVE-2021-44228), made for trying detection with Nuclei.',
  chart: {
    name: 'vulnerable-log4j',
    namespace: 'demo-targets',
    values: demoTargetValues('ghcr.io/christophetd/log4shell-vulnerable-app', 'null', 8080),
    ignores: noIngress,
  },
  image: {role: 'target', repository: 'ghcr.io/christophetd/log4shell-vulnerable-app', tag: 'latest'},
  port: 8080,
  address: 'http://vulnerable-log4j.demo-targets.svc:8080',
  kind: 'Java web application.',
  vulnerableTo: 'Log4Shell (CVE-2021-44228).',
  usedBy: ['nuclei'],
  tags: ['log4shell', 'log4j', 'CVE-2021-44228', 'java'],
};
