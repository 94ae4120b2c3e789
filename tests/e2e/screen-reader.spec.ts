import {expect, test} from '@playwright/test';
import {axeFindings} from './support/accessibility';
import {visit} from './support/watch';

// The trees below were read by a person: names, roles and states as a screen reader tells them. What pages hold is left out.

test('a screen reader is told what the bar offers, and which color mode is on', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  await expect(page.getByRole('navigation', {name: 'Main'})).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "secureCodeBox"
      - link "Docs"
      - link "Blog"
      - button "Search..."
      - link "Source code on GitHub"
      - link "OWASP project page"
      - button "Switch between dark and light mode (currently light mode)"
  `);
});

test('a screen reader is told that the search is a field with results, how many there are, and which one is chosen', async ({
  page,
}) => {
  await visit(page, '/docs/scanners/nmap');
  await page.keyboard.press('Control+k');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search...":
      - search:
        - combobox "Search..."
        - button "Cancel"
      - status
      - listbox "Results":
        - group "Popular pages":
          - option
  `);
  await page.keyboard.type('trivy');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search...":
      - search:
        - combobox "Search..." [expanded]: trivy
        - button "Clear"
        - button "Cancel"
      - status: /\\d+ pages found/
      - listbox "Results":
        - group /Trivy$/:
          - option /Trivy/ [selected]
  `);
});

test('a screen reader is told that the menu of a phone is a dialog, and what each button of it does', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, '/docs/scanners/nmap');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button /Switch between dark and light mode/
      - button "Close navigation bar"
      - button "← Back to main menu"
      - list:
        - listitem:
          - button "Getting Started"
        - listitem:
          - link "Scanners"
  `);
});

test('a screen reader is told which code a button copies, and that it did', async ({page}) => {
  await visit(page, '/docs/scanners/nmap');
  const block = page.locator('.code-block').first();
  await expect(block).toMatchAriaSnapshot(`
    - status
    - button "Copy (Shell commands)"
    - group "Shell commands":
      - code
  `);
});

test('a screen reader is told what each field of a try block takes, and its verdict when it changes', async ({
  page,
}) => {
  await visit(page, '/docs/hooks/cascading-scans');
  await page.getByRole('button', {name: 'Try it with your own rule'}).click();
  await expect(page.getByRole('region', {name: 'Try your own rule'})).toMatchAriaSnapshot(`
    - region "Try your own rule":
      - textbox "Cascading rule"
      - textbox "Finding"
      - textbox "Parent Scan (optional)"
      - paragraph:
        - button "Share"
        - button "Reset"
        - status
      - group "Verdict":
        - status:
          - paragraph: /The rule matches/
  `);
});

test('who speaks what a control shows reaches it: names hold the visible words', async ({page}) => {
  for (const route of ['/', '/docs/scanners/nmap', '/docs/how-tos/playground', '/blog', '/search?q=nmap']) {
    await visit(page, route);
    expect(await axeFindings(page, ['label-content-name-mismatch'])).toEqual([]);
  }
});
