import {chromium, type Browser} from '@playwright/test';
import {browserFlags} from '../../tools/test/browser-flags';
import {programFor, thisMachine} from '../../tools/test/install-program';

/** Starts Chromium for tests that do not run in Playwright's runner. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: programFor('chromium', thisMachine()).path,
    args: browserFlags(process.getuid?.() === 0),
  });
