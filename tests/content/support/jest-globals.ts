/**
 * Lets a test file that was written for Jest run in Node's test runner: `expect` is that of Playwright, which has the same
 * matchers, and `test` takes a time limit as its last argument.
 */
import {beforeEach, test} from 'node:test';
import {expect} from '@playwright/test';

Object.assign(globalThis, {
  expect,
  beforeEach,
  test: (name: string, run: () => void | Promise<void>, timeout?: number) => test(name, {timeout}, () => run()),
  jest: {retryTimes: (): undefined => undefined},
});
