import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isComposing} from '../../src/browser/composing';

const ENTER = 13;
const HANDLED = 229;

test('a key that an input method handles is no key of the page, in the event order of any browser', () => {
  const handled = {
    'Chromium and Firefox, while the candidate is chosen': {keyCode: HANDLED, isComposing: true},
    'Safari, after the composition has ended': {keyCode: HANDLED, isComposing: false},
    'an Android keyboard': {keyCode: HANDLED},
    'a React event while the candidate is chosen': {keyCode: ENTER, nativeEvent: {isComposing: true}},
    'a React event in Safari': {keyCode: HANDLED, nativeEvent: {isComposing: false}},
  };
  for (const [browser, key] of Object.entries(handled)) assert.equal(isComposing(key), true, browser);
  for (const key of [
    {keyCode: ENTER},
    {keyCode: ENTER, isComposing: false},
    {keyCode: ENTER, nativeEvent: {isComposing: false}},
  ])
    assert.equal(isComposing(key), false);
});
