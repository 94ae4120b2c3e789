import {isCheckedCommand} from './commands';
import {readClaims} from './evidence/claims';
import {classify} from './fences/check-fence';
import {type ClassifiedFence, readFences, scriptOf} from './fences/fences';
import {parseYaml} from './manifests/yaml-text';
import type {Page} from './page/pages';
import {Site} from './site';

/** What `npm run check` checks on all pages. */
export interface Checked {
  readonly pages: number;
  /** Of helm, kubectl and scbctl. */
  readonly commands: number;
  /** Manifests, parts of manifests, and values files of charts. */
  readonly manifests: number;
  /** Places in the product's code that sections and known defects rest on. */
  readonly claims: number;
}

const commandsIn = (one: ClassifiedFence): number =>
  one.fence.meta.historic === undefined ? (scriptOf(one)?.commands.filter(isCheckedCommand).length ?? 0) : 0;

const manifestsIn = ({kind, fence: {code}}: ClassifiedFence): number =>
  kind === 'manifest' || kind === 'part' || kind === 'values'
    ? parseYaml(code, {kubernetes: true}).documents.length
    : 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Counts what `npm run check` checks, for the trust page. */
export function countChecked(root: string): Checked {
  const site = new Site(root);
  const pages: readonly Page[] = site.pageFiles.map(site.page);
  const fences = pages.flatMap((page) => readFences(page).fences.map(classify));
  return {
    pages: pages.length,
    commands: sum(fences.map(commandsIn)),
    manifests: sum(fences.map(manifestsIn)),
    claims: readClaims(root).length,
  };
}
