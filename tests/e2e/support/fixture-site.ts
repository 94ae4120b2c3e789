import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test as base} from '@playwright/test';
import {fixtureBuild, type Variant} from '../../fixtures/build';
import {netlifyHost, type Host} from '../../support/hosts';
import {projectDir} from '../../support/site';

const note = (variant: Variant) => path.join(projectDir, 'test-results/fixture', variant);

/** Builds a variant of the fixture site, unless it is cached, and records the path for the tests of this run. */
export function buildFixture(variant: Variant): void {
  const dir = fixtureBuild(variant);
  mkdirSync(path.dirname(note(variant)), {recursive: true});
  writeFileSync(note(variant), dir);
}

/** The folder of a built variant. */
export function fixtureDir(variant: Variant): string {
  const dir = existsSync(note(variant)) ? readFileSync(note(variant), 'utf8') : '';
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error(`There is no build of the fixture site (${variant}): run its tests without --no-deps.`);
  return dir;
}

/** Tests on a variant of the fixture site. Addresses are relative to it; the base URL of the plain one is `/scb/`. */
export const test = base.extend<{variant: Variant}, {hosts: Readonly<Record<Variant, Host>>}>({
  variant: ['everything', {option: true}],
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads dependencies of a fixture from this pattern
    async ({}, use) => {
      const [everything, plain] = await Promise.all([
        netlifyHost(fixtureDir('everything')),
        netlifyHost(fixtureDir('plain'), '/scb/'),
      ]);
      await use({everything, plain});
      await Promise.all([everything.stop(), plain.stop()]);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({hosts, variant}, use) => use(hosts[variant].url),
});
