import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from './support/accessibility';

const CASCADING = '/docs/hooks/cascading-scans';
const POST_PROCESSING = '/docs/hooks/finding-post-processing';
const BUTTON = 'Try it with your own rule';

const editor = (page: Page) => page.getByRole('region', {name: 'Try your own rule'});
const status = (page: Page) => editor(page).locator('[data-state]');
const result = (page: Page) => editor(page).locator('.code-block pre');
const button = (page: Page) => page.getByRole('button', {name: BUTTON});

/** Notes what the page complains about, and which scripts it asks for. */
function watch(page: Page): {readonly complaints: string[]; readonly scripts: string[]} {
  const complaints: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return {complaints, scripts};
}

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

async function openEditor(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await button(page).click();
  await expect(editor(page)).toBeVisible();
}

/** Whether one of the scripts that were asked for holds the YAML parser, by a message that only it has. */
async function holdYaml(page: Page, scripts: readonly string[]): Promise<boolean> {
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  return texts.some((text) => text.includes('Nested mappings are not allowed in compact mappings'));
}

test('the editor is loaded on intent only, and works under the content security policy', async ({page}) => {
  const {complaints, scripts} = watch(page);
  await visit(page, CASCADING);
  await page.waitForLoadState('networkidle');
  await button(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await holdYaml(page, scripts), 'no script of the page holds the parser').toBe(false);
  const before = scripts.length;
  await button(page).click();
  await expect(status(page)).toContainText('The rule matches the finding by entry 2 of anyOf.');
  expect(scripts.length).toBeGreaterThan(before);
  expect(await holdYaml(page, scripts.slice(before)), 'the parser came with the editor').toBe(true);
  expect(complaints).toEqual([]);
});

test('a cascading rule can be tried by keyboard alone', async ({page}) => {
  await visit(page, CASCADING);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const rule = editor(page).getByLabel('Cascading rule');
  const finding = editor(page).getByLabel('Finding', {exact: true});
  await expect(rule).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(finding).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    '{id: f1, category: Open Port, attributes: {port: 443, state: closed, service: https, hostname: a.example.com}}',
  );
  await expect(status(page)).toContainText('The rule does not match the finding. No Scan is created.');
  await expect(status(page)).toContainText(
    'attributes.state: the rule asks for the text "open", the finding has the text "closed"',
  );
  await expect(result(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    '{id: f1, category: Open Port, attributes: {port: 443, state: open, service: https, ip_addresses: [10.0.0.9]}}',
  );
  await expect(result(page)).toContainText('- 10.0.0.9');
  await expect(result(page)).toContainText('cascading.securecodebox.io/matched-finding: f1');
  await expect(status(page)).toContainText('No parent Scan is given');
});

test('wrong YAML is shown with line and column, at its field and in the announcement', async ({page}) => {
  await openEditor(page, CASCADING);
  const finding = editor(page).getByLabel('Finding', {exact: true});
  await finding.fill('name: a\ncategory: "Host\n');
  await expect(status(page)).toContainText(/Finding: Line \d+, column \d+: /);
  await expect(status(page)).toHaveRole('status');
  await expect(finding).toHaveAttribute('aria-invalid', 'true');
  await expect(finding).toHaveAccessibleDescription(/Line \d+, column \d+/);
  await editor(page).getByRole('button', {name: 'Restore the example'}).click();
  await expect(finding).toHaveAttribute('aria-invalid', 'false');
  await expect(status(page)).toContainText('The rule matches the finding');
});

test('rules of post processing show the finding after the change', async ({page}) => {
  await openEditor(page, POST_PROCESSING);
  await expect(result(page)).toContainText('severity: HIGH');
  await editor(page)
    .getByLabel('Rules')
    .fill(
      'rules: [{matches: {anyOf: [{attributes: {port: 23}}]}, override: {ticket: "#33", attributes: {state: gone}}}]',
    );
  await expect(result(page)).toContainText('ticket: "#33"');
  await expect(result(page)).toContainText('state: gone');
  await expect(result(page)).toContainText('severity: INFORMATIONAL');
});

for (const route of [CASCADING, POST_PROCESSING]) {
  test(`the open editor of ${route} is accessible in both modes and fits a phone`, async ({page}) => {
    await openEditor(page, route);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      expect(await axeFindings(page), mode).toEqual([]);
    }
    await page.setViewportSize({width: 320, height: 800});
    expect(await axeFindings(page), 'on a phone').toEqual([]);
    await editor(page).getByLabel('Finding', {exact: true}).fill('a: "');
    await expect(status(page)).toContainText('Line 1');
    expect(await axeFindings(page), 'with an error').toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('an editor that cannot be loaded says so and can be tried again', async ({page}) => {
  await visit(page, CASCADING);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/**', (route) => route.abort());
  await button(page).click();
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/js/**');
  await button(page).click();
  await expect(editor(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the rule, the finding and what they come to are in the page, and no dead button', async ({page}) => {
    await page.goto(CASCADING);
    const blocks = page.locator('.code-block');
    for (const title of ['rule.yaml', 'finding.yaml', 'parent-scan.yaml']) {
      await expect(blocks.filter({has: page.getByText(title, {exact: true})})).toBeVisible();
    }
    await expect(blocks.filter({has: page.getByText('New Scan', {exact: true})})).toContainText(
      'generateName: nikto-shop-web-check-',
    );
    await expect(page.getByText('The rule matches the finding by entry 2 of anyOf.')).toBeVisible();
    await expect(page.getByText(BUTTON)).toBeHidden();
    await page.goto(POST_PROCESSING);
    await expect(blocks.filter({has: page.getByText('Finding after the change')})).toContainText('severity: HIGH');
  });
});
