import {demoTargetValues} from '../charts/common-demo-target-values';
import type {DemoTarget} from '../types';

export const swaggerPetstore: DemoTarget = {
  id: 'swagger-petstore',
  title: 'Swagger Petstore',
  summary: 'A sample REST API that describes itself in an OpenAPI file, made for API scans with ZAP.',
  chart: {
    name: 'swagger-petstore',
    namespace: 'demo-targets',
    values: [
      ...demoTargetValues('docker.io/swaggerapi/petstore', 'null', 80),
      {
        key: 'swaggerHostOverride',
        default: 'http://swagger-petstore.demo-targets.svc',
        meaning: 'Address that the OpenAPI file names; change it when you install the chart in another namespace.',
      },
    ],
  },
  image: {role: 'target', repository: 'docker.io/swaggerapi/petstore', tag: '1.0.3'},
  port: 80,
  containerPort: 8080,
  address: 'http://swagger-petstore.demo-targets.svc',
  kind: 'REST API with an OpenAPI file at `/v2/swagger.json`.',
  vulnerableTo: 'Sample API on which you can try API scans.',
  usedBy: ['zap', 'zap-advanced', 'zap-automation-framework'],
  tags: ['openapi', 'swagger', 'rest api', 'petstore', 'api scan'],
};
