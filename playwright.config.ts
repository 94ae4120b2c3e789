import {defineConfig} from '@playwright/test';
import {isFullRun} from './tests/support/full-run';
import {browserFlags, locate} from './tools/test/programs';

const dir = process.env.SITE_DIR ?? 'build';
const browser = locate('chromium');

/** Browser tests run against the production build, served with the production headers. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  // Rare combinations only run with `npm test -- --all`, which CI runs every night.
  ...(isFullRun ? {} : {grepInvert: /@night/}),
  fullyParallel: true,
  // One more than the two cores, because tests wait for the browser half of the time.
  workers: 3,
  // One retry on shared CI machines. The report lists retried tests.
  retries: process.env.CI === undefined ? 0 : 1,
  // Long timeouts, so that tests do not fail on a busy machine.
  timeout: 240_000,
  expect: {timeout: 60_000},
  forbidOnly: process.env.CI !== undefined,
  reporter: 'line',
  use: {
    // The port is free on this machine; Playwright reads it from the output of the server.
    baseURL: `http://localhost:${process.env['SITE_PORT']}`,
    viewport: {width: 1280, height: 800},
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {
      ...(browser ? {executablePath: browser} : {}),
      // Helper threads of V8 slow down the other tests by 10 %, and pages are too short-lived to benefit from optimized code.
      args: [...browserFlags, '--js-flags=--single-threaded --no-turbofan'],
    },
  },
  projects: [
    // First, because this long task would otherwise run alone at the end.
    {name: 'fixture-build', testMatch: '**/fixture/build.setup.ts'},
    {name: 'site', testIgnore: '**/fixture/**'},
    {name: 'fixture', testMatch: '**/fixture/*.spec.ts', dependencies: ['fixture-build']},
  ],
  webServer: {
    command: `node --import tsx tools/serve/main.ts --dir ${dir} --port 0`,
    wait: {stdout: /at http:\/\/localhost:(?<site_port>\d+)\//},
  },
});
