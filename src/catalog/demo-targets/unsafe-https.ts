import {demoTargetValues, noIngress} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const unsafeHttps: DemoTarget = {
  id: 'unsafe-https',
  title: 'Unsafe HTTPS',
  summary: 'An nginx with a self-signed certificate and a published private key, made for TLS scans with SSLyze.',
  chart: {
    name: 'unsafe-https',
    namespace: 'demo-targets',
    values: demoTargetValues('docker.io/securecodebox/unsafe-https', 'null', 443),
    ignores: noIngress,
  },
  image: {role: 'target', repository: 'docker.io/securecodebox/unsafe-https', tag: 'v1.0.0'},
  port: 443,
  address: 'https://unsafe-https.demo-targets.svc',
  kind: 'Web server (nginx 1.17) with a self-signed certificate.',
  vulnerableTo: 'Untrusted certificate and published private key.',
  usedBy: ['sslyze'],
  tags: ['tls', 'ssl', 'https', 'self-signed certificate'],
};
