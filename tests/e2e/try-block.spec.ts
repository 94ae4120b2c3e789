import {expect, test, type Page} from '@playwright/test';
import {axeFindings, expectAccessible} from './support/accessibility';
import {visit, watch} from './support/page-state';

const CASCADING = '/docs/hooks/cascading-scans';
const BUTTON = 'Try it with your own rule';

const editor = (page: Page) => page.getByRole('region', {name: 'Try your own rule'});
const status = (page: Page) => editor(page).locator('[data-state]');
const result = (page: Page) => editor(page).locator('.code-block pre');
const field = (page: Page, name: string) => editor(page).getByRole('textbox', {name, exact: true});
const button = (page: Page) => page.getByRole('button', {name: BUTTON});

async function openEditor(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await button(page).click();
  await expect(editor(page)).toBeVisible();
}

test('the editor is loaded on demand only, and works under the content security policy', async ({page}) => {
  const {messages} = watch(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await visit(page, CASCADING);
  await button(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await button(page).click();
  await expect(status(page)).toContainText('The rule matches the finding by entry 2 of anyOf.');
  expect(scripts.length).toBeGreaterThan(before);
  expect(messages).toEqual([]);
});

test('a keyboard user can try a cascading rule', async ({page}) => {
  await visit(page, CASCADING);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const rule = field(page, 'Cascading rule');
  const finding = field(page, 'Finding');
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
  await expect(status(page)).toContainText('Without a parent Scan');
});

test('the open editors are accessible in both modes and fit on a phone', async ({page}) => {
  await openEditor(page, CASCADING);
  await expectAccessible(page, 'main', 'the editor at 1280 px');
  await page.setViewportSize({width: 320, height: 800});
  await field(page, 'Finding').fill('a: "');
  await expect(status(page)).toContainText('Line 1');
  for (const what of ['an error', 'the playground']) {
    if (what === 'the playground') await openPlayground(page);
    // From the top of the page, where the navbar covers nothing.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page, {within: 'main'}), `${what} on a phone`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBe(0);
  }
});

test('the verdict is for the current text, and names the line of invalid YAML', async ({page}) => {
  const {messages} = watch(page);
  await openEditor(page, CASCADING);
  await expect(status(page)).toContainText('The rule matches the finding');
  const finding = field(page, 'Finding');
  await finding.fill('category: Host');
  await expect(status(page)).toContainText('No Scan is created');
  await finding.fill('name: a\ncategory: "Host\n');
  await expect(status(page).getByRole('status')).toContainText(/Finding: Line \d+, column \d+: /);
  await expect(finding).toHaveAttribute('aria-invalid', 'true');
  await expect(finding).toHaveAccessibleDescription(/Line \d+, column \d+/);
  await editor(page).getByRole('button', {name: 'Reset'}).click();
  await expect(finding).toHaveAttribute('aria-invalid', 'false');
  await expect(result(page)).toContainText('kind: Scan');
  await finding.fill('&a {self: *a}');
  await expect(status(page)).toContainText('never ends');
  await expect(result(page), 'the old verdict is gone').toHaveCount(0);
  await finding.fill('['.repeat(2000));
  await expect(status(page)).toContainText('levels deep');
  await finding.fill(
    '{id: f, category: Open Port, attributes: {port: 80, state: open, service: http, hostname: a.example.com}}',
  );
  await expect(result(page)).toContainText('kind: Scan');
  expect(messages).toEqual([]);
});

test('shared texts are only in the fragment, and Reset restores the example', async ({page, context}) => {
  await openEditor(page, CASCADING);
  const finding = field(page, 'Finding');
  const text = 'category: "H\u00f6st"';
  await finding.fill(text);
  await editor(page).getByRole('button', {name: 'Share'}).click();
  await expect(editor(page)).toContainText('do not send to a server');
  const address = new URL(page.url());
  expect(address.search).toBe('');
  expect(address.hash).toMatch(/^#try=1\.[\w-]+$/);

  await finding.fill(`a: ${'x'.repeat(60_000)}`);
  await editor(page).getByRole('button', {name: 'Share'}).click();
  await expect(editor(page), 'a link that would open the example is not given').toContainText('Not shared');
  expect(page.url()).toBe(address.href);

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(address.href);
  await expect(field(other, 'Finding')).toHaveValue(text);
  expect(asked.filter((url) => url.includes('try='))).toEqual([]);
  await editor(other).getByRole('button', {name: 'Reset'}).click();
  await expect(status(other)).toContainText('The rule matches the finding');
  expect(new URL(other.url()).hash).toBe('');
});

test('a damaged shared link says so, keeps the text that could be read, and offers the example', async ({page}) => {
  await openEditor(page, CASCADING);
  await field(page, 'Finding').fill('category: Open Port\nattributes: {port: 80}');
  await editor(page).getByRole('button', {name: 'Share'}).click();
  await expect(editor(page)).toContainText('do not send to a server');
  const {hash} = new URL(page.url());
  const {messages} = watch(page);
  for (const [damaged, message] of [
    [hash.slice(0, -12), 'contain what could be read'],
    [`${hash.slice(0, 7)}%00not-base64`, 'no text could be read'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(CASCADING + damaged);
    await expect(editor(page).getByRole('status').filter({hasText: 'This link is damaged'})).toContainText(message);
    if (message.includes('could be read;')) await expect(field(page, 'Finding')).toHaveValue(/^category: Open Port/);
    await editor(page).getByRole('button', {name: 'Use the example'}).click();
    await expect(editor(page)).not.toContainText('This link is damaged');
    await expect(status(page)).toContainText('The rule matches the finding');
  }
  expect(messages).toEqual([]);
});

test('a pasted no-break or zero-width space is named, and a button replaces all of them', async ({page}) => {
  await openEditor(page, CASCADING);
  const finding = field(page, 'Finding');
  await finding.fill('category:\u00A0Open Port\nattributes:\n\u00A0\u00A0port: 80\n  host\u200Bname: a');
  await expect(editor(page)).toContainText('Line 1, column 10 is a no-break space');
  await editor(page).getByRole('button', {name: 'Replace all 4'}).click();
  await expect(finding).toHaveValue('category: Open Port\nattributes:\n  port: 80\n  hostname: a');
  await expect(editor(page)).not.toContainText('no-break space');
});

const PLAYGROUND = '/docs/how-tos/playground';
const playground = (page: Page) => page.getByRole('region', {name: 'Playground'});

async function openPlayground(page: Page): Promise<void> {
  await visit(page, PLAYGROUND);
  await page.getByRole('button', {name: 'Try it with your own finding'}).press('Enter');
  await expect(playground(page).locator('[data-state=matched]')).toBeVisible();
}

test('the playground shows which shipped rules start which Scans, by keyboard', async ({page}) => {
  const {messages} = watch(page);
  await openPlayground(page);
  const said = playground(page).locator('[data-state]');
  const started = playground(page)
    .getByRole('group')
    .filter({hasText: /^Started/});
  await expect(started).toContainText('https-tls-scan starts sslyze');
  await expect(playground(page).getByText(/^Matched, but not selected/)).toBeVisible();
  await playground(page).getByLabel('Example finding').focus();
  await playground(page).getByLabel('Example finding').selectOption({label: 'Nmap: port 22 (ssh)'});
  await expect(said).toContainText('starts a Scan: ssh-audit.');
  await expect(playground(page).locator('.code-block pre')).toContainText('scanType: ssh-audit');
  await playground(page)
    .getByRole('textbox', {name: 'Finding'})
    .fill('category: Host\nattributes: {hostname: a.other.com}');
  await expect(said).toContainText('out of scope');
  expect(messages).toEqual([]);
});

test('on a desktop, the editors clip no line, and the colored text is that of the field', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPlayground(page);
  for (const box of await playground(page).locator('div:has(> textarea)').all())
    expect(await box.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  const finding = playground(page).getByRole('textbox', {name: 'Finding', exact: true});
  const text = '# a comment\n\t- key:  "v" # end\n<b>&amp;\n\nlast: |\n  block\n';
  await finding.fill(text);
  await expect.poll(() => finding.evaluate((area) => area.previousElementSibling?.textContent)).toBe(`${text}\n`);
  const hidden = await finding.evaluate((area) => [
    area.scrollHeight - area.clientHeight,
    area.scrollWidth - area.clientWidth,
  ]);
  expect(hidden, 'the field is as large as its text').toEqual([0, 0]);
});

test('on a phone, the verdict covers a third of the screen at most, and no button @night', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openEditor(page, CASCADING);
  await expect(status(page)).toContainText('The rule matches');
  const verdict = editor(page).getByRole('group', {name: 'Verdict'}).locator('p').first();
  expect((await verdict.boundingBox())?.height).toBeLessThanOrEqual(844 / 3);
  for (const name of ['Share', 'Reset']) {
    const action = editor(page).getByRole('button', {name});
    await action.focus();
    const isHit = await action.evaluate((it) => {
      const {x, y, width, height} = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isHit, `${name} is not covered`).toBe(true);
    await expect(verdict).toBeInViewport();
  }
});
