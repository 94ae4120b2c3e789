import type {Page} from '@playwright/test';

/** Something that a reader does; it works on this site and, where it has the thing, on a stock one. */
interface Action {
  readonly route: string;
  readonly width: number;
  readonly before?: (page: Page) => Promise<void>;
  readonly run: (page: Page) => Promise<void>;
}

const article = '/docs/scanners/nmap';
const desktop = 1440;
const phone = 412;

/** A press of a finger or of a button of the mouse lasts, in milliseconds. */
const press = {delay: 90};

const link = (path: string) => `aside a[href="${path}"]`;

export const actions: Readonly<Record<string, Action>> = {
  'open search': {
    route: article,
    width: desktop,
    run: (page) => page.locator('.navbar form button').click(press),
  },
  'type in search': {
    route: article,
    width: desktop,
    before: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('scan', {delay: 200});
    },
    run: (page) => page.keyboard.type('ner', {delay: 300}),
  },
  'toggle mode': {
    route: article,
    width: desktop,
    run: (page) => page.locator('.navbar button[aria-label*=" mode"]:visible').click(press),
  },
  'open the menu': {route: article, width: phone, run: (page) => page.locator('.navbar__toggle').click(press)},
  'expand a category': {
    route: article,
    width: desktop,
    run: (page) => page.locator('aside .menu__list-item--collapsed button').first().click(press),
  },
  'next page, warm': {
    route: article,
    width: desktop,
    before: (page) => page.locator(link('/docs/scanners/nuclei')).hover(),
    run: (page) => page.locator(link('/docs/scanners/nuclei')).click(press),
  },
};
