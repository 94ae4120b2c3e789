import {expect, test} from '@playwright/test';
import {pagesOfEachKind} from '../support/site';
import {held, mainScript} from './support/network';
import {settled} from './support/page-state';

/** Expected changes: the logo of the other mode, sidebar categories, loading states. */
const known = [
  'img[class*=themedComponent]',
  'a.menu__link--sublist, a.menu__link--sublist *',
  '[role=status]',
  'p[class*=plain], p[class*=plain] *',
].join();

test("hydration keeps the server's HTML on every kind of page: no element is replaced or moved", async ({page}) => {
  for (const route of pagesOfEachKind) {
    const start = await held(page, mainScript);
    await page.goto(route, {waitUntil: 'commit'});
    await page.locator('footer').last().waitFor();
    const drawn = await page.evaluateHandle(() => {
      const removed: Element[] = [];
      const observer = new MutationObserver((records) => {
        for (const {removedNodes} of records)
          removed.push(...[...removedNodes].filter((node) => node instanceof Element));
      });
      observer.observe(document.getElementById('__docusaurus') ?? document, {subtree: true, childList: true});
      return removed;
    });
    start();
    await settled(page);
    // A moved element is also removed.
    const gone = await drawn.evaluate(
      (elements, left) => elements.filter((one) => !one.matches(left)).map((one) => one.outerHTML.slice(0, 200)),
      known,
    );
    expect.soft(gone, route).toEqual([]);
    await page.unroute(mainScript);
  }
});
