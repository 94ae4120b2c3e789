import {chromium} from '@playwright/test';
import {browserFlags} from '../../../tools/test/browser-flags';
import {HYDRATED, keys, middleOf, type Tab, until, WATCH} from './tab';

/** Names of keys as Playwright writes them. */
const NAMES: Readonly<Record<string, string>> = {
  [keys.control]: 'Control',
  [keys.enter]: 'Enter',
  [keys.escape]: 'Escape',
  [keys.tab]: 'Tab',
};

/** Starts a Chromium without a window. */
export async function openChromium(program: string): Promise<Tab> {
  const browser = await chromium.launch({executablePath: program, args: browserFlags(process.getuid?.() === 0)});
  const page = await browser.newPage();
  await page.addInitScript(WATCH);
  const evaluate = (expression: string): Promise<unknown> => page.evaluate(expression);
  return {
    evaluate,
    complaints: async () => (await evaluate('window.complaints')) as string[],
    async visit(url) {
      await page.goto(url);
      await until({evaluate}, HYDRATED);
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    async press(...pressed) {
      for (const key of pressed)
        await page.keyboard.press(
          [key]
            .flat()
            .map((one) => NAMES[one] ?? one)
            .join('+'),
        );
    },
    async click(selector) {
      const {x, y} = (await evaluate(middleOf(selector))) as {x: number; y: number};
      await page.mouse.click(x, y);
    },
    print: async () => (await page.pdf()).length,
    close: () => browser.close(),
  };
}
