import {expect, test} from '@playwright/test';
import {visit} from './support/page-state';

// Each snapshot was reviewed by a person. They contain names, roles and states as a screen reader announces them, not page content.

test('a screen reader announces the fields of a try block, and its verdict after a change', async ({page}) => {
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
      - group "Result":
        - group "Verdict":
          - status:
            - paragraph: /The rule matches/
  `);
});

test('a screen reader announces the navbar, the place of a page, its actions and its code', async ({page}) => {
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
  await expect(page.locator('.code-block').first()).toMatchAriaSnapshot(`
    - status
    - button "Copy (Shell commands)"
    - group "Shell commands":
      - code
  `);
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toMatchAriaSnapshot(`
    - navigation "Breadcrumbs":
      - list:
        - listitem:
          - link "Home page"
        - listitem:
          - link "Scanners"
        - listitem: Hosts and networks
        - listitem: Nmap
  `);
  const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(menu).toMatchAriaSnapshot(`
    - listitem:
      - link "Scanners"
      - button "Collapse sidebar category 'Scanners'" [expanded]
    - listitem:
      - link "Hooks"
      - button "Expand sidebar category 'Hooks'"
    - listitem:
      - button "AutoDiscovery"
  `);
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Nmap']);
  await expect(page.locator('p.page-meta')).toMatchAriaSnapshot(`
    - link "Edit this page"
    - link "View as Markdown"
    - button "Copy page as Markdown"
    - status
    - link "Report a problem with this page"
  `);
  await expect(page.getByRole('navigation', {name: 'Docs pages'})).toMatchAriaSnapshot(`
    - link /^Previous /
    - link /^Next /
  `);
});

test('a screen reader announces the fields of the playground, and the Scans that it starts', async ({page}) => {
  await visit(page, '/docs/how-tos/playground');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph:
      - button "Try it with your own finding"
      - status
    - 'group "YAML: finding.yaml"'
    - 'group "YAML: scan.yaml"'
    - paragraph: /shipped rules start Scans/
    - list
    - 'group "YAML: New Scans"'
  `);
  await page.getByRole('button', {name: 'Try it with your own finding'}).press('Enter');
  const editor = page.getByRole('region', {name: 'Playground'});
  const taken = editor.getByRole('combobox', {name: 'Example finding'});
  await expect(taken, 'nothing of the editor is skipped').toBeFocused();
  const finding = editor.getByRole('textbox', {name: 'Finding', exact: true});
  await expect(finding).toHaveAccessibleDescription('One finding, as YAML or JSON.');
  await taken.selectOption({label: 'Nmap: port 22 (ssh)'});
  await expect(editor).toMatchAriaSnapshot(`
    - region "Playground":
      - paragraph:
        - combobox "Example finding":
          - 'option "Nmap: port 22 (ssh)" [selected]'
      - textbox "Finding": /ssh/
      - textbox "Scan with selector and scope"
      - paragraph:
        - button "Share"
        - button "Reset"
        - status
      - group "Result":
        - group "Verdict":
          - status:
            - paragraph: "/shipped rules starts a Scan: ssh-audit/"
        - group:
          - list:
            - listitem:
              - code: ssh-audit
        - group /New Scans$/
  `);
  await finding.fill('category: "Host');
  await expect(editor).toMatchAriaSnapshot(`
    - region "Playground":
      - paragraph:
        - combobox "Example finding":
          - option /Choose one/ [disabled] [selected]
      - textbox "Finding" [invalid]
      - group "Result":
        - group "Verdict":
          - status:
            - paragraph: /is not valid/
            - list:
              - listitem: /^Finding. Line/
  `);
  await expect(finding).toHaveAccessibleDescription(/Line \d+, column \d+/);
});

test('a screen reader reads each heading once, and its link has a name of its own', async ({page}) => {
  for (const route of ['/docs/scanners/nmap', '/docs/api/crds/scan', '/blog/2022/01/18/log4shell']) {
    await visit(page, route);
    const headings = page.locator('article :is(h2, h3):has(> .hash-link)');
    const texts = await headings.evaluateAll((all) => all.map((one) => one.firstElementChild?.textContent ?? ''));
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts)
      await expect(headings.and(page.getByRole('heading', {name: text, exact: true})).first()).toBeAttached();
    await expect(headings.locator('.hash-link')).toHaveCount(texts.length);
    await expect(headings.getByRole('link', {name: 'Link to this section', exact: true})).toHaveCount(texts.length);
  }
});
