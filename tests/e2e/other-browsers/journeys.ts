import assert from 'node:assert/strict';
import {keys, type Tab, until} from './tab';

/** The steps of a visitor in one tab, from any page. */
export type Journey = (tab: Tab, site: string) => Promise<void>;

const SCANNER = '/docs/scanners/nmap';
const DIALOG_INPUT = `document.querySelector('dialog[open] input')`;
const MODE = `document.documentElement.dataset.theme`;

/** Journeys by their outcome, which is the title of the test. */
export const journeys: Readonly<Record<string, Journey>> = {
  async 'a page is found by keys alone, no letter is lost, and what was searched for is marked'(tab, site) {
    await tab.visit(site + SCANNER);
    await tab.press([keys.control, 'k'], ...'defectdojo');
    assert.equal(await tab.evaluate(`${DIALOG_INPUT}.value`), 'defectdojo');
    await until(tab, `document.querySelector('dialog [data-state=ready]')`);
    await tab.press(keys.enter);
    await until(tab, `location.pathname === '/docs/hooks/defectdojo'`);
    await until(tab, `CSS.highlights?.get('search')?.size > 0`);
  },
  async 'the search closes with Escape, and the focus is where it was'(tab, site) {
    await tab.visit(site + SCANNER);
    await tab.click('[aria-keyshortcuts]');
    await until(tab, `document.activeElement === ${DIALOG_INPUT}`);
    await tab.press(keys.escape);
    await until(
      tab,
      `!document.querySelector('dialog[open]') && document.activeElement.matches('[aria-keyshortcuts]')`,
    );
  },
  async 'the color mode is chosen by a click, and kept for the next visit'(tab, site) {
    await tab.visit(site + SCANNER);
    const before = await tab.evaluate(MODE);
    await tab.click('[aria-label*="dark" i]');
    await until(tab, `${MODE} !== ${JSON.stringify(before)}`);
    const chosen = await tab.evaluate(MODE);
    await tab.visit(site + '/blog');
    assert.equal(await tab.evaluate(MODE), chosen);
    await tab.evaluate('localStorage.clear()');
  },
  async 'on a phone the menu takes the focus, and gives it back with Escape'(tab, site) {
    await tab.resize(500, 800);
    await tab.visit(site + SCANNER);
    await tab.click('.navbar__toggle');
    await until(tab, `document.activeElement.closest('.navbar-sidebar')`);
    await tab.press(keys.escape);
    await until(tab, `document.activeElement.matches('.navbar__toggle')`);
    await tab.resize(1280, 800);
  },
  async 'a rule is tried, and the verdict follows what is typed'(tab, site) {
    await tab.visit(`${site}/docs/hooks/cascading-scans`);
    const button = `[...document.querySelectorAll('button')].find(({textContent}) => textContent.startsWith('Try it'))`;
    await tab.evaluate(`(${button}.id = 'the-button', true)`);
    await tab.click('#the-button');
    await until(tab, `/^The rule matches/.test(document.querySelector('section [data-state]')?.textContent)`);
    await tab.click('section textarea');
    await tab.press('x');
    await until(tab, `!/^The rule matches/.test(document.querySelector('section [data-state]')?.textContent)`);
  },
  async 'a command is copied, or is selected where the clipboard is closed'(tab, site) {
    await tab.visit(site + SCANNER);
    await tab.click('.code-block [aria-label^="Copy"]');
    await until(tab, `/^(Copied|Selected)/.test(document.querySelector('.code-block output')?.textContent)`);
  },
  async 'a link of the navbar receives the focus without scrolling, and Back returns to the place'(tab, site) {
    await tab.visit(site + SCANNER);
    await tab.evaluate('window.scrollTo({top: 700, behavior: "instant"})');
    await until(tab, 'window.scrollY === 700');
    await tab.evaluate(`document.querySelector('.navbar a[href$="/blog"]').focus()`);
    await tab.press(keys.enter);
    await until(tab, `location.pathname === '/blog' && window.scrollY === 0`);
    await tab.evaluate('history.back()');
    await until(tab, `document.querySelector('h1').textContent.trim() === 'Nmap' && window.scrollY === 700`);
  },
  async 'a link leads on without loading the page again, and back leads back'(tab, site) {
    await tab.visit(site + SCANNER);
    await tab.evaluate('(window.sameDocument = true)');
    await tab.click('.pagination-nav__link--next');
    await until(tab, `location.pathname !== ${JSON.stringify(SCANNER)}`);
    await until(tab, `document.title.startsWith(document.querySelector('h1').textContent.trim())`);
    assert.equal(await tab.evaluate('window.sameDocument'), true);
    await tab.evaluate('history.back()');
    await until(tab, `document.querySelector('h1').textContent.trim() === 'Nmap'`);
  },
};
