import {statSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../src/lib/diagnostic';
import {evidenceProblems} from './evidence';
import {LOST} from './evidence/former';
import {checkPage} from './check-page';
import {checkStrays, sidecarOf} from './page/sidecars';
import {checkRepeats} from './prose/repeats';
import type {Site} from './site';
import {checkCommandSections, checkImages, checkKnownRoutes, checkMovedAnchors, checkSidebars} from './whole-site';

/**
 * The pages that the arguments select: files, folders including subfolders, or all pages without arguments.
 *
 * @throws Error if an argument matches no page
 */
export function selectPages(site: Site, names: readonly string[]): readonly string[] {
  if (names.length === 0) return site.pageFiles;
  return names.flatMap((name) => {
    const isFolder = statSync(path.join(site.root, name), {throwIfNoEntry: false})?.isDirectory() === true;
    const found = site.pageFiles.filter(
      (file) =>
        [file, sidecarOf(file, 'asked'), sidecarOf(file, 'evidence')].includes(name) ||
        (isFolder && file.startsWith(`${name}/`)),
    );
    if (found.length === 0)
      throw new Error(`${name} is not a page: name files or folders in docs, blog, src/pages or src/catalog.`);
    return found;
  });
}

/** Checks pages one after the other. */
export async function checkPages(site: Site, files: readonly string[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  // oxlint-disable-next-line no-await-in-loop -- checks are CPU-bound
  for (const file of files) problems.push(...(await checkPage(site, file)));
  return problems;
}

/** Leaves out what follows from another problem on the same line: that the product no longer has a name. */
function withoutEchoes(problems: readonly Problem[]): readonly Problem[] {
  const former = problems.flatMap(({file, line, problem}) => {
    const name = LOST.exec(problem)?.[1];
    return name === undefined ? [] : [{file, line, name}];
  });
  return problems.filter(
    ({file, line, problem, fix}) =>
      LOST.test(problem) ||
      !former.some((one) => one.file === file && one.line === line && (problem + fix).includes(one.name)),
  );
}

/** Checks pages, and what concerns the whole site. */
export async function checkSite(site: Site, files: readonly string[] = site.pageFiles): Promise<readonly Problem[]> {
  const {default: sidebars} = await import('../../sidebars');
  return withoutEchoes([
    ...(await checkPages(site, files)),
    ...checkKnownRoutes(site),
    ...checkStrays(site),
    ...checkSidebars(sidebars, site),
    ...checkMovedAnchors(site),
    ...checkCommandSections(site),
    ...checkImages(site.root),
    ...checkRepeats(site, files),
    ...evidenceProblems(site, files),
  ]);
}
