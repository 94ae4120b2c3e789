import {demoTargetValues, noIngress} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const dummySsh: DemoTarget = {
  id: 'dummy-ssh',
  title: 'Dummy SSH',
  summary:
    'An SSH server with a known root password and old algorithms, made for password guessing with Ncrack and for ssh-audit.',
  chart: {
    name: 'dummy-ssh',
    namespace: 'demo-targets',
    values: demoTargetValues('docker.io/securecodebox/dummy-ssh', 'null', 22),
    ignores: noIngress,
  },
  image: {role: 'target', repository: 'docker.io/securecodebox/dummy-ssh', tag: 'v1.0.0'},
  port: 22,
  address: 'ssh://dummy-ssh.demo-targets.svc',
  kind: 'OpenSSH server on Ubuntu 16.04.',
  vulnerableTo: 'Password guessing and weak algorithms.',
  login: {user: 'root', password: 'THEPASSWORDYOUCREATED'},
  usedBy: ['ncrack', 'ssh-audit'],
  tags: ['ssh', 'sshd', 'brute force', 'password'],
};
