import {chromium, type Browser} from '@playwright/test';
import {browserFlags} from '../../tools/test/browser-flags';
import {programPath} from '../../tools/test/programs';

/** Starts Chromium for tests that do not run in Playwright's runner. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: programPath('chromium'),
    args: browserFlags(process.getuid?.() === 0),
  });
