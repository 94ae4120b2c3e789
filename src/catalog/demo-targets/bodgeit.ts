import {demoTargetValues} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const bodgeit: DemoTarget = {
  id: 'bodgeit',
  title: 'BodgeIt Store',
  summary:
    'A small shop with server-rendered pages and the classic web flaws, made for beginners and good for a first ZAP, Nikto or Nuclei scan.',
  chart: {
    name: 'bodgeit',
    namespace: 'demo-targets',
    values: demoTargetValues('docker.io/securecodebox/bodgeit', 'latest', 8080),
  },
  image: {role: 'target', repository: 'docker.io/securecodebox/bodgeit', tag: 'latest'},
  port: 8080,
  address: 'http://bodgeit.demo-targets.svc:8080',
  kind: 'Web application with server-rendered HTML; the shop is below `/bodgeit/`.',
  vulnerableTo: 'Typical web flaws of a training shop.',
  login: {user: 'test@thebodgeitstore.com', password: 'password'},
  usedBy: ['nikto', 'nuclei', 'zap', 'zap-advanced', 'zap-automation-framework'],
  tags: ['web application', 'jsp', 'shop', 'training', 'form login'],
};
