import {setTimeout as sleep} from 'node:timers/promises';

/** Timeout in milliseconds, also for a busy machine. */
export const PATIENCE = 120_000;

/** WebDriver codes of special keys. */
export const keys = {control: '\uE009', enter: '\uE007', escape: '\uE00C'} as const;

/** The operations that every engine supports. */
export interface Tab {
  /** Console messages and policy violations since the last visit. */
  readonly complaints: () => Promise<readonly string[]>;
  /** Opens a page and waits until it is hydrated. */
  readonly visit: (url: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Presses keys in sequence; keys in an array together. */
  readonly press: (...keys: readonly (string | readonly string[])[]) => Promise<void>;
  /** Clicks the middle of the matching element with the pointer. */
  readonly click: (selector: string) => Promise<void>;
  /** The JSON value of an expression. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Waits until an expression is true in the page. */
export async function until(tab: Pick<Tab, 'evaluate'>, expression: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) {
    if ((await tab.evaluate(`Boolean(${expression})`)) === true) return;
  }
  throw new Error(`timed out waiting for ${expression}`);
}

/** Whether the page is hydrated. Its text is readable earlier. */
export const HYDRATED = `document.documentElement.dataset.hasHydrated === 'true'`;

/** Runs before all scripts of a page and records errors. */
export const WATCH = `(() => {
  const complaints = (window.complaints = []);
  addEventListener('securitypolicyviolation', (event) => complaints.push('refused by ' + event.effectiveDirective + ': ' + event.blockedURI), true);
  addEventListener('error', (event) => complaints.push('error: ' + (event.message ?? event.target.outerHTML)), true);
  addEventListener('unhandledrejection', (event) => complaints.push('rejection: ' + event.reason));
  // Firefox logs this in its console, but reports it to no driver.
  const find = document.getElementById;
  document.getElementById = (id) => {
    if (String(id) === '') complaints.push('looks for an element without a name: ' + new Error().stack);
    return find.call(document, id);
  };
  for (const level of ['error', 'warn']) {
    const told = console[level];
    console[level] = (...words) => {
      complaints.push(level + ': ' + words.join(' '));
      told.apply(console, words);
    };
  }
})();`;

/** Scrolls an element into view and returns its middle, relative to the viewport. */
export const middleOf = (selector: string): string => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = element.getBoundingClientRect();
  return {x: Math.round(x + width / 2), y: Math.round(y + height / 2)};
})()`;

/** WebDriver actions for key presses. */
export const keyActions = (pressed: readonly (string | readonly string[])[]): readonly object[] => [
  {
    type: 'key',
    id: 'keys',
    actions: pressed.flatMap((key) => {
      const together = typeof key === 'string' ? [key] : key;
      return [
        ...together.map((value) => ({type: 'keyDown', value})),
        ...together.toReversed().map((value) => ({type: 'keyUp', value})),
      ];
    }),
  },
];

/** WebDriver actions for a click. */
export const clickActions = ({x, y}: {readonly x: number; readonly y: number}): readonly object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: {pointerType: 'mouse'},
    actions: [
      {type: 'pointerMove', duration: 0, x, y},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ],
  },
];
