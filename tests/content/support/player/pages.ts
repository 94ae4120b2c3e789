import type {Page} from '../../../../tools/check/page/pages';
import type {Site} from '../../../../tools/check/site';
import {stepsOfPage} from './steps';

/** Pages whose commands are not played yet. Only ever shorter: take one out when it plays. */
export const NOT_YET_PLAYED: readonly string[] = [
  'docs/api/crds/index.md',
  'docs/api/crds/scan-completion-hook.md',
  'docs/api/crds/scan-type.md',
  'docs/auto-discovery/installation.md',
  'docs/auto-discovery/service-auto-discovery.md',
  'docs/contributing/integrating-a-hook/index.md',
  'docs/contributing/integrating-a-scanner/cascading-rules-dir.md',
  'docs/contributing/integrating-a-scanner/examples-dir.md',
  'docs/contributing/integrating-a-scanner/index.md',
  'docs/contributing/integrating-a-scanner/integration-tests.md',
  'docs/contributing/local-deployment.md',
  'docs/getting-started/first-scans.md',
  'docs/getting-started/installation.md',
  'docs/getting-started/uninstallation.md',
  'docs/getting-started/upgrading.md',
  'docs/hooks/elasticsearch.md',
  'docs/hooks/generic-webhook.md',
  'docs/how-tos/autodiscovery.md',
  'docs/how-tos/hardened-clusters.md',
  'docs/how-tos/offline-networks.md',
  'docs/how-tos/persistence-storage.md',
  'docs/how-tos/pipelines.md',
  'docs/how-tos/scbctl.md',
  'docs/how-tos/scope.md',
  'docs/scanners/index.md',
  'docs/scanners/screenshooter.md',
  'docs/scbctl/usage.md',
];

const usesKubectl = (page: Page): boolean =>
  stepsOfPage(page).some((step) => step.kind === 'commands' && /\bkubectl\b/.test(step.text));

/** Every page of the documentation with commands for kubectl. */
export function pagesToPlay(site: Site): Page[] {
  return site.pageFiles
    .filter((file) => file.startsWith('docs/') && !NOT_YET_PLAYED.includes(file))
    .map((file) => site.page(file))
    .filter(usesKubectl);
}
