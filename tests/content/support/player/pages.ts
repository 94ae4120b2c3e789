import type {Page} from '../../../../tools/check/page/pages';
import type {Site} from '../../../../tools/check/site';
import {stepsOfPage} from './steps';

const usesKubectl = (page: Page): boolean =>
  stepsOfPage(page).some((step) => step.kind === 'commands' && /\bkubectl\b/.test(step.text));

/** Every page of the documentation with commands for kubectl. */
export function pagesToPlay(site: Site): Page[] {
  return site.pageFiles
    .filter((file) => file.startsWith('docs/'))
    .map((file) => site.page(file))
    .filter(usesKubectl);
}
