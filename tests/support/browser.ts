import {chromium, type Browser} from '@playwright/test';
import {browserFlags, programPath} from '../../tools/test/programs';

/** Starts Chromium for tests that do not run in Playwright's runner. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: programPath('chromium'),
    args: [...browserFlags],
  });
