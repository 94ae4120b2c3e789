import {expect, type Page} from '@playwright/test';
import {axeFindings, COLOR_RULES} from './accessibility';
import {switchMode} from './watch';

/** Passes when axe finds nothing on the page as it stands, in both modes: the second one changes colors alone. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await switchMode(page, mode);
    expect(await axeFindings(page, mode === 'dark' ? COLOR_RULES : undefined), `${what}, ${mode}`).toEqual([]);
  }
  await switchMode(page, 'light');
}
