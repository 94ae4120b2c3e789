import {defineConfig} from '@playwright/test';
import {browserFlags} from './tools/test/browser-flags';
import {isFullRun} from './tests/support/full-run';
import {locate} from './tools/test/find-program';

// `SITE_DIR` and `SITE_PORT` let several builds be tested side by side.
const dir = process.env.SITE_DIR ?? 'build';
const port = process.env.SITE_PORT ?? '4173';
const browser = locate('chromium');

/** Browser tests run on the production build, served with the production headers. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  // Rare combinations wait for the nightly run, `npm test -- --all`.
  ...(isFullRun ? {} : {grepInvert: /@night/}),
  fullyParallel: true,
  // One more than there are cores: a test waits for the browser half of its time.
  workers: 3,
  // A second try where machines are shared; the report names what needed it.
  retries: process.env.CI === undefined ? 0 : 1,
  // A busy machine takes longer; it does not fail for that.
  timeout: 240_000,
  expect: {timeout: 60_000},
  forbidOnly: process.env.CI !== undefined,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1280, height: 800},
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {
      ...(browser ? {executablePath: browser.path} : {}),
      // Nobody waits for a script here: threads that help it along cost the other tests a tenth of their time, and no
      // page lives long enough to get back what its code costs to be optimized.
      args: [...browserFlags(process.getuid?.() === 0), '--js-flags=--single-threaded --no-turbofan'],
    },
  },
  projects: [
    // First: it keeps one worker busy for long, which at the end would leave the other one idle.
    {name: 'fixture-build', testMatch: '**/fixture/build.setup.ts'},
    {name: 'site', testIgnore: '**/fixture/**'},
    {name: 'fixture', testMatch: '**/fixture/*.spec.ts', dependencies: ['fixture-build']},
  ],
  webServer: {
    command: `node --import tsx tools/serve/main.ts --dir ${dir} --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
