import {test as base} from '@playwright/test';
import {fixtureBuild, type Variant} from '../../fixtures/build';
import {netlifyHost, type Host} from '../../support/hosts';

/** Tests on a variant of the fixture site. Addresses are relative to it; the base URL of the plain one is `/scb/`. */
export const test = base.extend<{variant: Variant}, {hosts: Readonly<Record<Variant, Host>>}>({
  variant: ['everything', {option: true}],
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads dependencies of a fixture from this pattern
    async ({}, use) => {
      const [everything, plain] = await Promise.all([
        netlifyHost(fixtureBuild('everything')),
        netlifyHost(fixtureBuild('plain'), '/scb/'),
      ]);
      await use({everything, plain});
      await Promise.all([everything.stop(), plain.stop()]);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({hosts, variant}, use) => use(hosts[variant].url),
});
