import {chromium, type Browser} from '@playwright/test';
import {browserFlags} from '../../tools/test/browser-flags';
import {programFor, thisMachine} from '../../tools/test/install-program';

/** Starts the Chromium of the tests where Playwright's runner does not. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: programFor('chromium', thisMachine()).path,
    args: browserFlags(process.getuid?.() === 0),
  });
