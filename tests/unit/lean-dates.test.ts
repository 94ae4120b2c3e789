import assert from 'node:assert/strict';
import {test} from 'node:test';
import {useDateTimeFormat} from '../../src/plugins/lean-client/dates';

test('a day is written in the browser as the server has written it', () => {
  for (const options of [
    {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'},
    {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'},
    {day: 'numeric', month: 'short', timeZone: 'UTC'},
  ] as const) {
    const server = new Intl.DateTimeFormat('en', options);
    for (let day = Date.UTC(2023, 11, 31, 23, 59); day < Date.UTC(2025, 0, 2); day += 86_400_000) {
      assert.equal(useDateTimeFormat(options).format(new Date(day)), server.format(day));
    }
  }
});
