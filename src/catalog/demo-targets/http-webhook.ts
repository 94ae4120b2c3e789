import {demoTargetValues} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const httpWebhook: DemoTarget = {
  id: 'http-webhook',
  title: 'HTTP Webhook',
  summary:
    'An echo server that logs each request it receives, so that you can see what a webhook hook sends before you connect a real one.',
  chart: {
    name: 'http-webhook',
    namespace: 'demo-targets',
    values: [
      ...demoTargetValues('docker.io/mendhak/http-https-echo', 'latest', 80),
      {key: 'serviceAccount.create', default: 'true', meaning: 'Creates a service account for the pod.'},
      {key: 'serviceAccount.annotations', default: '{}', meaning: 'Annotations of that account.'},
      {
        key: 'serviceAccount.name',
        default: '""',
        meaning: 'Name of that account; without a value it is called like the other objects.',
      },
      {key: 'autoscaling.enabled', default: 'false', meaning: 'Creates a HorizontalPodAutoscaler.'},
      {key: 'autoscaling.minReplicas', default: '1', meaning: 'Least number of pods.'},
      {key: 'autoscaling.maxReplicas', default: '100', meaning: 'Greatest number of pods.'},
      {
        key: 'autoscaling.targetCPUUtilizationPercentage',
        default: '80',
        meaning: 'CPU load at which pods are added.',
      },
      {
        key: 'podAnnotations',
        default: '{}',
        meaning: 'Annotations for the pods; use `annotations` instead.',
      },
    ],
  },
  image: {role: 'target', repository: 'docker.io/mendhak/http-https-echo', tag: 'latest'},
  port: 80,
  containerPort: 8080,
  address: 'http://http-webhook.demo-targets.svc',
  kind: 'HTTP echo server.',
  vulnerableTo: 'Nothing; it logs requests so that you can test webhooks.',
  usedBy: [],
  tags: ['echo', 'webhook test', 'request log'],
};
