import {expect, type Page, test} from '@playwright/test';
import {visit} from './support/page-state';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const route = '/docs/getting-started/first-scans';

const block = (page: Page, language: string) => page.locator(`.code-block.language-${language}`).first();
const copyButton = (page: Page, language: string) => block(page, language).getByRole('button', {name: /^Copy/});
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a terminal session is copied without prompts and output, which is announced', async ({page}) => {
  await visit(page, route);
  const shown = (await block(page, 'console').locator('pre').textContent()) ?? '';
  const commands = shown.split('\n').filter((line) => line.startsWith('$ '));
  expect(shown.trim().split('\n').length, 'the session prints something').toBeGreaterThan(commands.length);
  await copyButton(page, 'console').click();
  await expect(block(page, 'console').getByRole('status')).toHaveText('Copied');
  const said = await block(page, 'console').getByRole('status').boundingBox();
  expect(said?.width, 'the word can be seen').toBeGreaterThan(20);
  expect(await clipboard(page)).toBe(commands.map((line) => line.slice(2)).join('\n'));
  await expect(block(page, 'yaml').locator('pre')).not.toHaveAttribute('tabindex');
  await block(page, 'yaml').hover();
  await expect(copyButton(page, 'yaml')).toBeVisible();
  await expect(block(page, 'yaml').getByRole('button', {name: /wrap/})).toBeHidden();
});

test('if the clipboard is blocked, the code is selected and the page explains how to continue', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await visit(page, route);
  await copyButton(page, 'yaml').click();
  await expect(block(page, 'yaml').getByText('press Ctrl+C')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('kind: Scan');
});

test('on a phone, a command is fully visible and copied as one, and long lines can be wrapped', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await visit(page, route);
  const commands = page.locator('.code-block .code-command');
  const cut = await commands.evaluateAll((lines) =>
    lines.filter((line) => line.scrollWidth > line.clientWidth + 1).map(({textContent}) => textContent),
  );
  expect(await commands.count()).toBeGreaterThan(0);
  expect(cut).toEqual([]);
  const written = ((await block(page, 'bash').locator('pre').textContent()) ?? '').replace(/\n$/, '');
  await copyButton(page, 'bash').click();
  await expect(block(page, 'bash').getByRole('status')).toHaveText('Copied');
  expect(await clipboard(page)).toBe(written);
  await page.setViewportSize({width: 320, height: 800});
  const code = block(page, 'console').locator('pre');
  const wrap = block(page, 'console').getByRole('button', {name: /word wrap/});
  await expect(code).toHaveAttribute('tabindex', '0');
  await expect(code).toHaveAccessibleName(/./);
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

/** The most Tab stops that a person would accept. */
const STOPS = 200;

/** Presses Tab until the focused element matches a selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${STOPS} stops do not lead to ${selector}`);
}

test('a keyboard user finds a scanner and copies its first command', async ({page}) => {
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nmap');
  await expect(page.locator('dialog[open] [data-state=ready]')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Nmap'})).toBeVisible();
  await tabTo(page, '[aria-label^="Copy"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('helm upgrade --install nmap');
});
