import {expect, test} from '@playwright/test';
import {visit} from './support/watch';

// Each snapshot was reviewed by a person. They contain names, roles and states as a screen reader announces them, not page content.

test('a screen reader announces the search as a field with results and their number', async ({page}) => {
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

test('a screen reader announces the menu on a phone as a dialog, and the purpose of each button', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await visit(page, '/docs/scanners/nmap');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button /Switch between dark and light mode/
      - button "Close navigation bar"
      - button "← Back to main menu"
      - list:
        - listitem:
          - link "Scanners"
        - listitem:
          - link "Hooks"
  `);
});

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

test("a screen reader announces a diagram's title, and the size of the large view", async ({page}) => {
  await visit(page, '/docs/api/crds/scan');
  await expect(page.locator('.diagram-block').first()).toMatchAriaSnapshot(`
    - figure "States of a Scan":
      - 'region "Diagram: States of a Scan"':
        - img "States of a Scan"
      - button "Enlarge"
      - text: States of a Scan
    - group: Description
  `);
  await page.getByRole('button', {name: 'Enlarge'}).first().click();
  await expect(page.locator('dialog[open]')).toMatchAriaSnapshot(`
    - dialog "States of a Scan":
      - paragraph: States of a Scan
      - button "Zoom out"
      - status: /^\\d+ %$/
      - button "Zoom in"
      - button "Fit window"
      - button "Close"
      - 'region "Diagram: States of a Scan"'
  `);
});

test('a screen reader announces on the not-found page where to continue', async ({page}) => {
  await visit(page, '/docs/scanners/nmapp');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Page Not Found" [level=1]
    - search:
      - searchbox "Search the documentation and the blog"
      - button "Search"
    - navigation "Places to start from"
    - heading "Did you mean one of these pages?" [level=2]
    - list:
      - listitem:
        - link "Nmap"
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
          - option /Choose a scanner/ [disabled] [selected]
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
