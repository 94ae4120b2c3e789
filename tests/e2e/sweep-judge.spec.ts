import {expect, type Page} from '@playwright/test';
import {judge} from './support/judge';
import {test} from './support/sweep-tab';

/** A page without a flaw, which changes its mode as the site does. */
const page = (body: string, head = '') => `<!doctype html>
<html lang="en" data-theme="light" data-has-hydrated="true">
<head><title>A page</title><meta name="viewport" content="width=device-width">${head}<link rel="icon" href="data:,">
<script>addEventListener('storage', (event) => { document.documentElement.dataset.theme = event.newValue; });</script>
</head>
<body><main><h1>A page</h1>${body}</main></body></html>`;

const flaws: readonly (readonly [name: string, html: string, found: RegExp])[] = [
  ['a picture without a text', page('<img src="data:,">'), /^axe: light 1280 px: image-alt/],
  [
    'a contrast that is too low in dark mode only',
    page('<p class="p">Text</p>', '<style>[data-theme=dark] .p {color: #777; background: #666}</style>'),
    /^axe: dark 320 px: color-contrast/,
  ],
  [
    'a target that is too small on a phone only',
    page(
      '<button class="b">a</button><button class="b">b</button>',
      '<style>.b {width: 30px; height: 30px} @media (width < 400px) {.b {width: 10px; height: 10px; padding: 0; border: 0; margin: 0}}</style>',
    ),
    /^axe: light 320 px: target-size/,
  ],
  ['a console message', page('<script>console.info("hello")</script>'), /^console: info: hello/],
  ['an uncaught error', page('<script>throw new Error("broken")</script>'), /^console: uncaught: broken/],
  [
    'a request to another origin',
    page('<img alt="" src="https://example.org/x.png">'),
    /^origin: https:\/\/example\.org/,
  ],
  ['a cookie', page('<script>document.cookie = "a=b"</script>'), /^cookie: a/],
  [
    'a page wider than a phone',
    page('<div class="w">x</div>', '<style>.w {width: 400px}</style>'),
    /^overflow: light 320 px: \d+ px/,
  ],
  ['an inline style in the HTML', page('<p style="margin: 0">x</p>'), /^style: style attribute/],
  [
    'a layout shift',
    page(
      // After the first paint, however late that comes, and before the page says that it runs.
      `<div id="late"></div><p>Text</p><script>
const {dataset} = document.documentElement;
dataset.hasHydrated = 'false';
requestAnimationFrame(() => requestAnimationFrame(() => {
  late.innerHTML = '<p>late</p>'.repeat(9);
  dataset.hasHydrated = 'true';
}));
</script>`,
    ),
    /^shift: 0\.\d+/,
  ],
  [
    'a word of a table that is broken on a phone',
    page(
      '<div class="markdown"><table><tr><td>identifier</td></tr></table></div>',
      '<style>td {display: block; width: 40px; overflow-wrap: anywhere}</style>',
    ),
    /^word: 320 px: .*\|/,
  ],
  [
    'a word of a table that is broken on paper only',
    page(
      '<div class="markdown"><table><tr><td>identifier</td></tr></table></div>',
      '<style>@media print {td {display: block; width: 40px; overflow-wrap: anywhere}}</style>',
    ),
    /^word: print 718 px: .*\|/,
  ],
  ['two main headings', page('<h1>Another</h1>'), /^page: the HTML has 2 h1/],
  [
    'an element that no browser knows',
    page('<admonitiontitle>Text</admonitiontitle>'),
    /^page: an element that no browser knows: <admonitiontitle>/,
  ],
  ['a page without a language', page('').replace(' lang="en"', ''), /^page: the HTML does not say its language/],
];

/** Judges a page that the server does not have. */
async function findingsOn(tab: Page, html: string, origin: string): Promise<string[]> {
  await tab.route('https://example.org/**', (route) => route.fulfill({status: 204}));
  await tab.route('**/flaw', (route) => route.fulfill({contentType: 'text/html', body: html}));
  const findings = await judge(tab, '/flaw', origin);
  await tab.unrouteAll();
  return findings.map(({what, text}) => `${what}: ${text}`);
}

for (const [name, html, found] of flaws) {
  test(`the sweep finds ${name}`, async ({sweepTab, baseURL}) => {
    const texts = await findingsOn(sweepTab, html, baseURL ?? '');
    expect(
      texts.find((text) => found.test(text)),
      texts.join('\n'),
    ).toBeDefined();
  });
}

test('the sweep finds nothing on a page without a flaw', async ({sweepTab, baseURL}) => {
  expect(await findingsOn(sweepTab, page('<p>Text</p>'), baseURL ?? '')).toEqual([]);
});

test('the sweep judges each page as on a first visit: nothing that the page before it has loaded or stored is there', async ({
  sweepTab,
  baseURL,
}) => {
  const asked: string[] = [];
  sweepTab.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname));
  const flaw = page('<p>Text</p><script>localStorage.setItem("theme", "dark"); document.cookie = "a=b"</script>');
  for (const route of ['/docs/telemetry', '/flaw', '/docs/telemetry']) {
    if (route === '/flaw') await findingsOn(sweepTab, flaw, baseURL ?? '');
    else expect(await judge(sweepTab, route, baseURL ?? '')).toEqual([]);
  }
  const styles = asked.filter((path) => path.endsWith('.css'));
  expect(styles).not.toEqual([]);
  expect(styles.length).toBe(2 * new Set(styles).size);
});
